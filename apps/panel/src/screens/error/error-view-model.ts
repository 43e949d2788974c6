import type { TextKey } from '@earnwall/i18n/text-keys';
import { type Failure, INVALID_SECURITY_HASH, isBusy } from '#session/failure.ts';
import type { Credentials } from '#session/start-up-values.ts';

// What the error screen says and offers (ER-01, ER-02; decision 0001). Pure.

export interface ErrorSituation {
  failure: Failure | null;
  /** Those just supplied; the session itself has forgotten them. */
  supplied: Credentials;
  panelEnabled: boolean;
  embedded: boolean;
  /** The run mode has a way home. */
  modeHasHome: boolean;
  /** There are metadata: the visit has begun. */
  isIn: boolean;
}

export type ErrorView =
  /** Home at once; the page around an embedded panel is notified. */
  | { kind: 'leave'; isHandledByHost: boolean }
  /** The server has no room for now; `entry`: nobody is in yet, so that there is something to try again. */
  | { kind: 'busy'; retryAfterMs: number; entry: boolean; home: boolean }
  | {
      kind: 'show';
      title: TextKey;
      text: TextKey | null;
      code: number | string | null;
      /** Shown to the user for the publisher's support. */
      supplied: { userId: string; securityHash: string | null } | null;
      home: boolean;
      /** Asks again what could not be asked, in every run mode. */
      retry: boolean;
    };

const NO_SURVEYS_HERE = 8;

export function errorView(situation: ErrorSituation): ErrorView {
  const { failure, supplied, panelEnabled, embedded, modeHasHome, isIn } = situation;
  const home = modeHasHome && panelEnabled;
  const nothing = { code: null, supplied: null };
  const connection = { title: 'error_connection', text: 'error_connection-text' } as const;
  if (isBusy(failure)) return { kind: 'busy', retryAfterMs: failure.retryAfterMs, entry: !isIn, home };

  switch (failure?.type) {
    case 'banquestion':
    case 'emptySurvay':
      return { kind: 'leave', isHandledByHost: embedded };
    case 'connection_error':
      return { kind: 'show', ...connection, ...nothing, home, retry: true };
    case 'unauthenticated':
      return { kind: 'show', ...unauthenticated(failure.code, supplied), home: false, retry: false };
    default:
      return { kind: 'show', title: 'error_404', text: 'error_404-text', ...nothing, home, retry: false };
  }
}

/** The notices of codes 8 and 12 win over "Unauthenticated" (decision 0001). */
function unauthenticated(code: number | string | null, { uuid, shash }: Credentials) {
  if (code === NO_SURVEYS_HERE) {
    return { title: 'empty_title', text: 'empty_text', code: null, supplied: null } as const;
  }
  if (code === INVALID_SECURITY_HASH) {
    // Nothing for a session token, nor out of another entry of the history than that of the refusal.
    const shown = uuid ? { userId: uuid, securityHash: shash } : null;
    return { title: 'invalid_security_hash', text: null, code: null, supplied: shown } as const;
  }
  return {
    title: 'error_unauthenticated',
    text: 'error_unauthenticated-text',
    code,
    supplied: null,
  } as const;
}
