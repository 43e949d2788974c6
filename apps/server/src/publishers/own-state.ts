// An operator's decision outranks a publisher's: a ban for fraud on the whole network is not lifted by the app it came from.
import { currentState } from '@earnwall/domain/accounts/state';
import { ApiError } from '#request/api-error.ts';
import { findLastActor } from '#store/console/audit.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { stateFacts, type UserRecord } from '#store/people/users.ts';
import { isPublisher } from './actor.ts';

/** Refuses where the publisher may not change the state that applies now. A state that nobody is on record for is an operator's. */
export async function requireOwnState(tx: Tx, user: UserRecord, now: Date): Promise<void> {
  const state = currentState(stateFacts(user), now);
  if (state === 'closed') throw new ApiError('conflict', 'This account is closed.');
  if (state === 'active') return;
  const last = await findLastActor(tx, user, `${state} (`);
  if (last === null || !isPublisher(last))
    throw new ApiError(
      'conflict',
      'An operator has set the state of this account: only an operator changes it.',
    );
}
