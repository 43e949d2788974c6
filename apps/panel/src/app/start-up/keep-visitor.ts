import type { QueryClient } from '@tanstack/react-query';
import type { PanelStorage } from '#lib/storage/storage.ts';
import type { SessionStore } from '#session/session.ts';
import { canLogIn } from '#session/start-up-values.ts';
import { endLogins, type KeptVisitor, keepLogin, recallLogin, refusalOf } from './tab-logins.ts';

interface Arrival {
  storage: PanelStorage;
  frame: { app: string | null } | null;
  /** Without secrets. */
  address: string;
}

/**
 * Keeps in the current entry of the history whose visit it is, and what they are doing (decision 0074). Returns the end of
 * the session, which reaches every entry of the tab.
 */
export function keepVisitor(
  { storage, frame, address }: Arrival,
  session: SessionStore,
  queries: QueryClient,
) {
  const { getState: now } = session;
  const keepNow = (url?: string) => {
    const { credentials, current_survey: survey, openClicks, failure, supplied } = now();
    const login = keepLogin(credentials, storage);
    const refused = refusalOf(failure, supplied);
    // Read by kept-work.ts, also from entries that earlier versions have written.
    const entry = { login, refused, survey, underway: openClicks } satisfies KeptVisitor &
      Record<string, unknown>;
    window.history.replaceState(entry, '', url);
  };
  keepNow(address);
  session.subscribe((after, before) => {
    const kept = ['credentials', 'current_survey', 'openClicks', 'failure'] as const;
    if (kept.some((key) => after[key] !== before[key])) keepNow();
  });
  // The page that Back leads to may remember what is long over.
  window.addEventListener('popstate', () => keepNow());
  // A page out of the back-forward cache may have missed what ended its session. It begins anew and finds that; what the
  // browser keeps by now may belong to the next user.
  window.addEventListener('pageshow', () => {
    if (recallLogin(window.history.state, storage).refused && canLogIn(now().credentials))
      window.location.reload();
  });

  return (code: number | string | null) => {
    endLogins(code, frame, storage);
    now().loggedOut(code);
    queries.clear();
  };
}
