// An identified user: an account of one app, and whether it is proven.

import type { BonusRecord } from '#store/money/bonuses.ts';
import type { AnnouncementRecord } from '#store/people/announcements.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

export interface Who {
  app: AppRecord;
  user: UserRecord;
  /** Proven by a security hash; without it no personal data is read back (decision 0003). */
  isProven: boolean;
}

/** A user identified by a bearer. */
export interface Caller extends Who {
  /** The user's and the app's bonuses that are valid now or later; prices depend on them (BO-01). */
  bonuses: readonly BonusRecord[];
  /** Those for the user that are shown now or later. */
  announcements: readonly AnnouncementRecord[];
}

/** A visitor with a link or a survey's hash only: the app is known, the user is not (decision 0073). */
export interface LinkVisitor {
  app: AppRecord;
  user: null;
  isProven: false;
  /** False where the app takes no new users. */
  mayBecomeUser: boolean;
}
