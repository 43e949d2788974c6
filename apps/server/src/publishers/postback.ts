// The postback to a publisher about a movement. It is written in the movement's transaction, so that none can be lost or
// sent without one. It has our user number; the publisher's id is added when it is sent, so that erasing a user does not
// have to change it.
import { transactionType } from '@earnwall/domain/ledger/transaction-type';
import type { NewMovement } from '#store/money/ledger.ts';

/** What the movement itself does not contain. */
interface PostbackFacts {
  /** The survey, by its hash. */
  sid: string | null;
  /** The offer, and which of its milestones. */
  offer?: { id: string; task_id: string };
  outcome: string | null;
  /** The supplier's transaction that it takes back, where one is named. */
  reverses?: string | null;
  /** The movement that it undoes, by its own id. */
  undoes?: string | null;
  /** The price of the click, or the app's where there is none. */
  price: { currency_name: string; decimals: number; exchange_rate_micros: bigint };
  subid: Readonly<Record<string, string>>;
}

type Movement = Omit<NewMovement, 'postback'>;

export function withPostback(movement: Movement, about: PostbackFacts): NewMovement {
  return { ...movement, postback: postbackOf(movement, about) };
}

const isBalance = (account: string): boolean => account === 'user' || account === 'user_test';

/** Null for a movement that is no user's. The database adds the balances after it, and the id of what it reverses. */
function postbackOf({ lines, ...movement }: Movement, about: PostbackFacts): NewMovement['postback'] {
  const ofUser = lines.filter(({ account }) => account.startsWith('user'));
  if (ofUser.length === 0) return null;
  const sumOf = (some: typeof ofUser) => some.reduce((sum, { amount }) => sum + amount, 0n);
  const amount = sumOf(ofUser.filter(({ account }) => isBalance(account)));
  const pending = sumOf(ofUser.filter(({ account }) => !isBalance(account)));
  const { kind, cid, reason } = movement;
  const { outcome, price } = about;
  return {
    type: transactionType({ kind, reason, outcome, amount }),
    amount: Number(amount),
    pending: Number(pending),
    currency_name: price.currency_name,
    decimals: price.decimals,
    exchange_rate_micros: Number(price.exchange_rate_micros),
    reason,
    outcome,
    cid,
    sid: about.sid,
    ...(about.offer && { offer_id: about.offer.id, task_id: about.offer.task_id }),
    reverses: about.reverses ?? null,
    ...(about.undoes && { undoes: about.undoes }),
    test: ofUser.some(({ account }) => account === 'user_test'),
    subid: about.subid,
  };
}
