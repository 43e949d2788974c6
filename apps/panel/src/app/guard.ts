import type { RouteName } from './route.ts';

// Who may see which route (RT-03 to RT-06; decisions 0001 and 0004). Pure: the app acts on the verdict.

export interface Visit {
  route: { name: RouteName; public: boolean };
  metadataLoading: boolean;
  panelEnabled: boolean;
  loggedIn: boolean;
  /** A survey hash kept from a link that was opened before. */
  storedSurvey: boolean;
  /** The address carries the click id of a survey that came back. */
  cid: boolean;
  /** The one survey of a visit without a panel was closed. */
  finished: boolean;
}

export type Verdict = 'wait' | 'pass' | 'finished' | '/questions' | '/error';

const openWithoutPanel: readonly RouteName[] = [
  'survey',
  'single-survey',
  'support',
  'support-create-ticket',
];
const openWithoutLogin: readonly RouteName[] = ['main', 'surveys', 'survey'];

export function guard(visit: Visit): Verdict {
  const { name } = visit.route;
  if (name === 'design-preview') return 'pass';
  if (visit.metadataLoading) return 'wait';
  if (visit.route.public) return 'pass';
  // A tab that a framed panel opened has no stored login, yet it may see how its own survey ended.
  if (name === 'result' && visit.cid) return 'pass';

  if (!visit.panelEnabled) {
    if (openWithoutPanel.includes(name)) return 'pass';
    if (visit.storedSurvey) return '/questions';
    return visit.finished ? 'finished' : '/error';
  }
  return visit.loggedIn || openWithoutLogin.includes(name) ? 'pass' : '/error';
}
