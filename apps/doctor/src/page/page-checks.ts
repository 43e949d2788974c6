// What can be seen of a page without a browser; what cannot, says so.
import { type Check, unverified } from '#check.ts';
import type { Pages } from './load-pages.ts';
import { markupChecks } from './markup-checks.ts';
import { pageCheck } from './page-check.ts';
import { panelChecks } from './panel-checks.ts';
import { policyChecks } from './policy-checks.ts';

export const pageChecks: readonly Check<Pages>[] = [
  ...markupChecks,
  ...policyChecks,
  ...panelChecks,
  pageCheck(
    'page-messages',
    ['messages arrive', 'Open the page and complete a survey in test mode.'],
    () =>
      unverified(
        'messages between page and panel, and what scripts do at run time, are seen by a browser only',
      ),
    'page-loads',
  ),
];
