// Somebody the server has recognised: an account of one app, and how sure we are.
import type { AppRecord } from '#store/apps.ts';
import type { UserRecord } from '#store/users.ts';

export interface Who {
  app: AppRecord;
  user: UserRecord;
  /** Proven by a security hash; without it no personal data is read back (decision 0003). */
  isProven: boolean;
}

/** A visitor who holds nothing but a single-survey link: its app is known, the person is not (decision 5). */
export interface LinkVisitor {
  app: AppRecord;
  user: null;
  isProven: false;
  /** False where the app takes no new users. */
  mayBecomeUser: boolean;
}
