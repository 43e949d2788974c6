// An operator's decision outranks a publisher's: a ban for fraud on the whole network is not lifted by the app it came from,
// neither by its server nor by its people.
import {
  type AuditedState,
  isDecisionOfOperators,
  isOfState,
  isPublisher,
  stateOfOperators,
} from '@earnwall/domain/accounts/own-state';
import { currentState } from '@earnwall/domain/accounts/state';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import { findLastActor, findStateSetter } from '#store/console/audit.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { stateFacts, type UserRecord } from '#store/people/users.ts';
import type { ChangeRule } from './change-account.ts';

const refusal = (): ApiError => new ApiError('conflict', stateOfOperators);

/** Whether the state that applies now is the operators'. One that nobody is on record for is. */
export async function isStateOfOperators(on: Queryable, user: UserRecord, now: Date): Promise<boolean> {
  const state = currentState(stateFacts(user), now);
  if (state === 'active') return false;
  // Events of earlier versions have no old and new values.
  const setter = (await findStateSetter(on, user)) ?? (await findLastActor(on, user, `${state} (`));
  return setter === null || !isPublisher(setter);
}

/** Refuses where a publisher may not change the state that applies now. */
export async function requireOwnState(tx: Tx, user: UserRecord, now: Date): Promise<void> {
  if (await isStateOfOperators(tx, user, now)) throw refusal();
}

/** What a person of the console may change a state by: operators need no rule. */
export const ownStateRule = ({ scope }: Pick<Operator, 'scope'>, now: Date): ChangeRule | undefined =>
  scope === 'all' ? undefined : (tx, user) => requireOwnState(tx, user, now);

/** Refuses to undo for a publisher what operators have decided, or to change by it what they have set since. */
export function ownDecisionRule(
  { scope }: Pick<Operator, 'scope'>,
  event: AuditedState,
  now: Date,
): ChangeRule | undefined {
  if (scope === 'all' || !isOfState(event)) return undefined;
  return async (tx, user) => {
    if (isDecisionOfOperators(event)) throw refusal();
    await requireOwnState(tx, user, now);
  };
}
