// The postback to a publisher about a movement. It is written in the movement's transaction, under the movement's key, so
// that none can be lost or sent without one. It has our user number; the publisher's id is added when it is sent, so that
// erasing a user does not have to change the outbox.
import type { NewMovement } from '#store/money/ledger.ts';

/** What the movement itself does not contain. */
interface PostbackFacts {
  /** The survey, by its hash. */
  sid: string | null;
  /** The offer, and which of its milestones. */
  offer?: { id: string; task_id: string };
  outcome: string | null;
  currency_name: string;
  subid: Readonly<Record<string, string>>;
}

type Movement = Omit<NewMovement, 'postback'>;

export function withPostback(movement: Movement, about: PostbackFacts): NewMovement {
  return { ...movement, postback: postbackOf(movement, about) };
}

/** Null for a movement that does not change the user's balance, such as points that become pending. */
function postbackOf({ lines, ...movement }: Movement, about: PostbackFacts): NewMovement['postback'] {
  const ofUser = lines.filter(({ account }) => account === 'user' || account === 'user_test');
  if (ofUser.length === 0) return null;
  return {
    app: movement.app_id,
    user_id: movement.user_id,
    cid: movement.cid,
    sid: about.sid,
    ...(about.offer && { offer_id: about.offer.id, task_id: about.offer.task_id }),
    outcome: about.outcome,
    amount: ofUser.reduce((sum, { amount }) => sum + Number(amount), 0),
    currency_name: about.currency_name,
    reason: movement.reason,
    test: ofUser.some(({ account }) => account === 'user_test'),
    at: movement.at.toISOString(),
    subid: about.subid,
  };
}
