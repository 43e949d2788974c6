// An appeal against a ban, hold or review: what the server attaches to it, and who may answer it (decision 0108).
import type { AppealEvidence } from '@earnwall/contract/entities/appeal';
import { appealableState, mayAnswerAppeal } from '@earnwall/domain/accounts/appeal';
import { reasonsOf } from '@earnwall/domain/accounts/reasons';
import { stateEnd } from '@earnwall/domain/accounts/state';
import { isoTime } from '#present/iso-time.ts';
import { ApiError } from '#request/api-error.ts';
import type { Actor } from '#store/console/audit.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { stateFacts, type UserRecord } from '#store/people/users.ts';
import { findAppeal, findReplaceableSetter, stateSetAt } from '#store/support/appeals.ts';
import type { NewTicket, TicketRecord } from '#store/support/tickets.ts';
import { findAttempts } from '#store/surveys/activities.ts';

const attachedAttempts = 5;

/** Null where no state applies that can be appealed against. */
export async function collectEvidence(
  on: Queryable,
  user: UserRecord,
  now: Date,
): Promise<AppealEvidence | null> {
  const facts = stateFacts(user);
  const state = appealableState(facts, now);
  if (!state) return null;
  // A state of the offers says nothing about surveys.
  const attempts = facts.scope === 'offers' ? [] : await findAttempts(on, user, attachedAttempts);
  return {
    ...{ state, scope: facts.scope, since: isoTime(facts.setAt), until: isoTime(stateEnd(facts)) },
    reasons: reasonsOf(user.state_reasons, user.state_set_at),
    attempts: attempts.map(({ click }) => click.cid),
  };
}

type AppealColumns = Pick<NewTicket, 'kind' | 'appeal' | 'appeal_of' | 'appeal_set_by'>;

/** The columns that make a ticket an appeal. */
export async function newAppeal(on: Queryable, user: UserRecord, now: Date): Promise<AppealColumns> {
  const appeal = await collectEvidence(on, user, now);
  if (!appeal) throw new ApiError('conflict', 'There is no ban, hold or review to appeal against.');
  const appeal_set_by = await findReplaceableSetter(on, user);
  return { kind: 'appeal', appeal, appeal_of: stateSetAt(user), appeal_set_by };
}

/** Refuses a second appeal against the same state. The user's tickets are locked. */
export async function assertOnlyAppeal(tx: Tx, user: UserRecord, { id, kind }: NewTicket): Promise<void> {
  if (kind !== 'appeal') return;
  const sent = await findAppeal(tx, user);
  if (sent && sent.id !== id) throw new ApiError('conflict', 'An appeal against this was sent already.');
}

/** Refuses whoever has set the state that an appeal is against. */
export function requireOtherReader({ appeal_set_by }: TicketRecord, { person_id }: Actor): void {
  if (!mayAnswerAppeal(appeal_set_by, person_id))
    throw new ApiError(
      'forbidden',
      'An appeal is answered by another person than the one who set the state.',
    );
}
