import type { CallSchema } from '../call-schema.ts';
import { getUsers } from '../calls/console/users/get-users.ts';
import { getUsersCreditLimit } from '../calls/console/users/get-users-credit-limit.ts';
import { getUsersEvents } from '../calls/console/users/get-users-events.ts';
import { getUsersExport } from '../calls/console/users/get-users-export.ts';
import { getUsersId } from '../calls/console/users/get-users-id.ts';
import { getUsersLedger } from '../calls/console/users/get-users-ledger.ts';
import { getUsersProfile } from '../calls/console/users/get-users-profile.ts';
import { getUsersTickets } from '../calls/console/users/get-users-tickets.ts';
import { getUsersTimeline } from '../calls/console/users/get-users-timeline.ts';
import { postUsersCredits } from '../calls/console/users/post-users-credits.ts';
import { postUsersDebits } from '../calls/console/users/post-users-debits.ts';
import { postUsersErasure } from '../calls/console/users/post-users-erasure.ts';
import { postUsersMovementsUndo } from '../calls/console/users/post-users-movements-undo.ts';
import { postUsersStateUndo } from '../calls/console/users/post-users-state-undo.ts';
import { postUsersSupplierIdsRevoke } from '../calls/console/users/post-users-supplier-ids-revoke.ts';
import { putUsersCountry } from '../calls/console/users/put-users-country.ts';
import { putUsersProfileReview } from '../calls/console/users/put-users-profile-review.ts';
import { putUsersState } from '../calls/console/users/put-users-state.ts';
import { putUsersStateReasons } from '../calls/console/users/put-users-state-reasons.ts';
import type { usersCalls } from '../console-calls/users.ts';

export const usersSchemas = {
  'console/users/get-users': getUsers,
  'console/users/put-users-state': putUsersState,
  'console/users/put-users-state-reasons': putUsersStateReasons,
  'console/users/put-users-country': putUsersCountry,
  'console/users/put-users-profile-review': putUsersProfileReview,
  'console/users/post-users-supplier-ids-revoke': postUsersSupplierIdsRevoke,
  'console/users/get-users-events': getUsersEvents,
  'console/users/get-users-credit-limit': getUsersCreditLimit,
  'console/users/post-users-credits': postUsersCredits,
  'console/users/post-users-debits': postUsersDebits,
  'console/users/post-users-movements-undo': postUsersMovementsUndo,
  'console/users/get-users-export': getUsersExport,
  'console/users/get-users-id': getUsersId,
  'console/users/get-users-ledger': getUsersLedger,
  'console/users/get-users-profile': getUsersProfile,
  'console/users/get-users-tickets': getUsersTickets,
  'console/users/get-users-timeline': getUsersTimeline,
  'console/users/post-users-erasure': postUsersErasure,
  'console/users/post-users-state-undo': postUsersStateUndo,
} satisfies Record<keyof typeof usersCalls, CallSchema>;
