// Whether the panel lets the page in.
import type { Check } from '#check.ts';
import type { Pages } from './load-pages.ts';
import { bad, loaded, ofPanel, ok, pageCheck } from './page-check.ts';
import { forbiddenBy, policiesOf } from './policy.ts';

export const panelChecks: readonly Check<Pages>[] = [
  pageCheck(
    'panel-loads',
    ['200', 'Check the address of the panel and the app id; if both are right, tell the operator.'],
    ({ panel }) => {
      if (typeof panel === 'string') return bad(panel, undefined, ofPanel);
      return panel.status === 200 ? ok('200', ofPanel) : bad(`${panel.status}`, undefined, ofPanel);
    },
  ),
  pageCheck(
    'panel-allows-page',
    [
      'your page’s origin is allowed',
      'Have the origin of your page added to the app’s allowed origins: scheme, host and port all count, and localhost is not 127.0.0.1. Check the app id, too.',
    ],
    ({ page, panel }) => {
      const { headers, url } = loaded(panel);
      const rules = policiesOf([headers.get('content-security-policy') ?? '']);
      const { origin } = loaded(page).url;
      const by = forbiddenBy(rules, 'ancestor', { url: new URL(origin), self: url });
      if (by !== null) return bad(`${origin} is not among ${by}`, undefined, ofPanel);
      const options = headers.get('x-frame-options');
      // Browsers ignore it where frame-ancestors is given.
      if (options !== null && !rules.some((policy) => policy.has('frame-ancestors')))
        return bad(
          `X-Frame-Options: ${options}`,
          'Something before the panel adds X-Frame-Options: tell the operator.',
          ofPanel,
        );
      return ok(`${origin} may frame it`, ofPanel);
    },
    'page-loads',
    'panel-loads',
  ),
];
