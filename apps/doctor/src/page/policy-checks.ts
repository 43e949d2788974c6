// Whether the headers of the page let the panel in.
import type { Check } from '#check.ts';
import type { Pages } from './load-pages.ts';
import { bad, doubtful, loaded, ok, pageCheck } from './page-check.ts';
import { forbiddenBy, inlineForbiddenBy, policiesOf } from './policy.ts';

function policies({ page, tags }: Pages) {
  const header = loaded(page).headers.get('content-security-policy');
  const inTags = tags
    .filter(({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy')
    .map(({ attributes }) => attributes.get('content') ?? '');
  return policiesOf([...(header === null ? [] : [header]), ...inTags]);
}

export const policyChecks: readonly Check<Pages>[] = [
  pageCheck(
    'page-script-policy',
    ['script-src allows the embed script', 'Add the origin of the panel to script-src of the page’s policy.'],
    (pages) => {
      const self = loaded(pages.page).url;
      const rules = policies(pages);
      for (const { url, tag } of pages.scripts) {
        const by = url && forbiddenBy(rules, 'script', { url, self, nonce: tag.attributes.get('nonce') });
        if (by) return bad(`forbidden by ${by}`);
      }
      return ok(rules.length === 0 ? 'the page has no policy' : 'allowed');
    },
    'page-embed',
  ),
  pageCheck(
    'page-inline-policy',
    [
      'your own lines may run',
      'Give the script with your lines the nonce of the policy, or put them into a file of yours.',
    ],
    (pages) => {
      const rules = policies(pages);
      for (const { text, attributes } of pages.lines) {
        const by = inlineForbiddenBy(rules, { text, nonce: attributes.get('nonce') });
        if (by) return bad(`forbidden by ${by}`);
      }
      return ok(pages.lines.length === 0 ? 'no lines in the page itself' : 'allowed');
    },
    'page-loads',
  ),
  pageCheck(
    'page-frame-policy',
    ['frame-src allows the panel', 'Add the origin of the panel to frame-src of the page’s policy.'],
    (pages) => {
      const rules = policies(pages);
      const by = forbiddenBy(rules, 'frame', { url: pages.panelOrigin, self: loaded(pages.page).url });
      return by === null
        ? ok(rules.length === 0 ? 'the page has no policy' : 'allowed')
        : bad(`forbidden by ${by}`);
    },
    'page-loads',
  ),
  pageCheck(
    'page-opener-policy',
    [
      'popups stay connected',
      'Use Cross-Origin-Opener-Policy: same-origin-allow-popups, if you open the panel in a popup.',
    ],
    ({ page }) => {
      const value = loaded(page).headers.get('cross-origin-opener-policy') ?? 'unsafe-none';
      const isCut = /^\s*(same-origin|noopener-allow-popups)\s*(;|$)/.test(value);
      return isCut ? doubtful(value) : ok(value);
    },
    'page-loads',
  ),
  pageCheck(
    'page-embedder-policy',
    [
      'none',
      'A page with Cross-Origin-Embedder-Policy cannot frame the panel: leave the header out here, or link to the panel.',
    ],
    ({ page }) => {
      const value = loaded(page).headers.get('cross-origin-embedder-policy') ?? 'unsafe-none';
      return /^\s*(require-corp|credentialless)\b/.test(value) ? bad(value) : ok(value);
    },
    'page-loads',
  ),
];
