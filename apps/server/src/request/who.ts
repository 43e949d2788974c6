// Somebody the server has recognised: an account of one app, and how sure we are.

import type { BonusRecord } from '#store/money/bonuses.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

export interface Who {
  app: AppRecord;
  user: UserRecord;
  /** Proven by a security hash; without it no personal data is read back (decision 0003). */
  isProven: boolean;
}

/** Somebody who came with a bearer. */
export interface Caller extends Who {
  /** Theirs and everybody's that count now or later; prices depend on them (BO-01). */
  bonuses: readonly BonusRecord[];
}

/** A visitor who holds nothing but a link or a survey's hash: the app is known, the person is not (decision 0073). */
export interface LinkVisitor {
  app: AppRecord;
  user: null;
  isProven: false;
  /** False where the app takes no new users. */
  mayBecomeUser: boolean;
}
