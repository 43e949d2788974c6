import type { LoginErrorCode } from '@earnwall/contract/error-codes';

/** How an address of the panel says who comes: `unsigned` is a user id alone. */
export type VisitLogin = 'hash' | 'token' | 'user-hash' | 'unsigned' | 'none';

/** What the server sees of a visit. Whether a browser shows a frame it does not see: it decides by the same list. */
export interface VisitFacts {
  readonly framed: boolean;
  /** Of the page around the panel, or before it; null where the browser does not say. */
  readonly origin: string | null;
  /** Those that may frame this visit. */
  readonly allowedOrigins: readonly string[];
  readonly login: VisitLogin;
  /** Why the login was refused; null where it was not. */
  readonly refusal: LoginErrorCode | null;
}

export type VisitProblem = LoginErrorCode | 'origin' | 'no-user';

/** Null for a visit as it should be. */
export function visitProblem(visit: VisitFacts): VisitProblem | null {
  if (visit.refusal !== null) return visit.refusal;
  if (visit.login === 'none') return 'no-user';
  const isForeign = visit.origin !== null && !visit.allowedOrigins.includes(visit.origin);
  return visit.framed && isForeign ? 'origin' : null;
}

/** What came, and what to change: sentences for whoever integrates. */
export interface Explanation {
  readonly what: string;
  readonly fix: string;
}

const refusals: Partial<Record<LoginErrorCode, Explanation>> = {
  5: {
    what: 'The user id cannot be used.',
    fix: 'It has 1 to 128 characters, and was not erased before. Send another one as `uuid`.',
  },
  7: {
    what: 'A new user came, and the app is closed to new users.',
    fix: 'Open the app in Settings.',
  },
  8: {
    what: 'The source in `s` is off for the visitor’s country.',
    fix: 'Open the country for this source in Settings.',
  },
  9: {
    what: 'The source in `s` is not one of the app’s.',
    fix: 'Leave `s` out, or add the source in Settings.',
  },
  10: { what: 'The app is off.', fix: 'Open the app in Settings.' },
};

export function explainVisit(
  problem: VisitProblem,
  { origin, login, keyEnd }: Pick<VisitFacts, 'origin' | 'login'> & { readonly keyEnd: string },
): Explanation {
  if (problem === 'origin')
    return {
      what: `It came from ${origin ?? 'another page'}, which is not among the origins.`,
      fix: 'Add this origin, or open the panel from one that is there. Scheme, host and port all count.',
    };
  if (problem === 'no-user')
    return {
      what: 'The address names the app, but no user.',
      fix: 'Give the snippet your user’s id as `uuid` and its security hash as `shash`.',
    };
  if (problem === 12) return explainHash(login, keyEnd);
  return (
    refusals[problem] ?? {
      what: `The login was refused with code ${problem}.`,
      fix: 'Copy the snippet once more, and fill in the user id and its security hash.',
    }
  );
}

function explainHash(login: VisitLogin, keyEnd: string): Explanation {
  if (login === 'unsigned')
    return {
      what: 'The address has a user id and no security hash.',
      fix: 'Sign the user id on your server, and send the result as `shash`.',
    };
  if (login === 'token')
    return {
      what: 'The session token has ended, or is for another app or user.',
      fix: 'Ask for a new token each time your server sends the page.',
    };
  return {
    what: 'The security hash does not fit the user id.',
    fix: `Sign the text of \`uuid\` as it is before percent-encoding, in UTF-8, with the app secret that ends in ${keyEnd}, and write it in hex.`,
  };
}
