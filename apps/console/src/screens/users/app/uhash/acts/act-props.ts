import type { UserPage } from '#features/users/user-page.ts';

/** What the form of an act is about. */
export interface ActProps {
  page: UserPage;
  onDone: () => void;
}
