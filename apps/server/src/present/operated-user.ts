// An account as operators see it; every field is listed by hand.
import type { OperatedUser } from '@earnwall/contract/entities/operated-user';
import { reasonsOf } from '@earnwall/domain/accounts/reasons';
import { currentState, stateEnd } from '@earnwall/domain/accounts/state';
import { stateFacts, type UserRecord } from '#store/people/users.ts';
import { isoTime } from './iso-time.ts';

/** `appeal`: the ticket against the state that was set last. */
export function presentOperatedUser(user: UserRecord, now: Date, appeal: string | null = null): OperatedUser {
  const facts = stateFacts(user);
  const state = currentState(facts, now);
  const isOver = state !== user.state;
  return {
    app: user.app_id,
    uhash: user.uhash,
    uuid: user.uuid,
    state,
    scope: isOver ? 'all' : user.state_scope,
    until: isOver ? null : isoTime(stateEnd(facts)),
    reason: isOver ? null : user.state_reason,
    reasons: isOver ? [] : reasonsOf(user.state_reasons, user.state_set_at),
    appeal: isOver ? null : appeal,
    set_at: isOver ? null : isoTime(user.state_set_at),
    country: user.country,
    source: user.source,
    notification: user.notification,
    framed: user.framed,
    phone_verified_at: isoTime(user.phone_verified_at),
    profile_review_wanted: user.update_profile,
    profile_reviewed_at: isoTime(user.profile_reviewed_at),
    created_at: user.created_at.toISOString(),
    seen_at: user.seen_at.toISOString(),
  };
}
