// How checks of a page are written.
import type { Check, Outcome } from '#check.ts';
import type { Pages } from './load-pages.ts';
import type { LoadedPage } from './page.ts';

const ofPage = 'a request for your page';
export const ofPanel = 'a request for the panel of this app';

export const ok = (answered: string, sent = ofPage): Outcome => ({ verdict: 'passed', sent, answered });

export const bad = (answered: string, cure?: string, sent = ofPage): Outcome => ({
  ...{ verdict: 'failed', sent, answered },
  ...(cure === undefined ? {} : { cure }),
});

export const doubtful = (answered: string): Outcome => ({ verdict: 'warning', sent: ofPage, answered });

export function pageCheck(
  name: string,
  [expected, cure]: readonly [expected: string, cure: string],
  run: (pages: Pages) => Outcome,
  ...needs: string[]
): Check<Pages> {
  return { ...{ name, group: 'page', expected, cure, needs }, run: async (pages) => run(pages) };
}

/** Those that need it run only when it was loaded. */
export function loaded(page: Pages['page']): LoadedPage {
  if (typeof page === 'string') throw new Error(page);
  return page;
}
