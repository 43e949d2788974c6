// The coins of the shop's users: what postbacks brought since the site started, less what was spent here. A real shop
// keeps this in its database, in the transaction that records the transaction id.
import { EventEmitter } from 'node:events';
import type { Postback } from '../postbacks/postback.ts';
import { coinsText, type Good } from './goods.ts';

export interface Purse {
  /** Below zero when more was taken back than was left. */
  coins: number;
  pending: number;
  /** From test postbacks: they buy nothing. */
  test: number;
  /** How many of each good. */
  owned: Readonly<Record<string, number>>;
}

export interface News {
  /** Rises with each change of the purse. */
  number: number;
  purse: Purse;
  /** What a postback has changed, in a sentence; '' where the user did it. */
  text: string;
}

const nothing: News = { number: 0, purse: { coins: 0, pending: 0, test: 0, owned: {} }, text: '' };

/** Ids of users and transactions may have any character. */
const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts);

export class Purses {
  readonly #latest = new Map<string, News>();
  /** Grows with verified postbacks alone; a shop that forgot one would pay it again. */
  readonly #booked = new Set<string>();
  readonly #events = new EventEmitter().setMaxListeners(0);

  of(app: string, user: string): Purse {
    return this.latest(app, user).purse;
  }

  latest(app: string, user: string): News {
    return this.#latest.get(keyOf(app, user)) ?? nothing;
  }

  /** In any order, since amounts are only added; false for a transaction that is known. */
  book(app: string, postback: Postback): boolean {
    const transaction = keyOf(app, postback.transaction);
    if (this.#booked.has(transaction)) return false;
    this.#booked.add(transaction);
    const { user, amount, pending, test } = postback;
    const purse = this.of(app, user);
    const changed = test
      ? { ...purse, test: purse.test + amount }
      : { ...purse, coins: purse.coins + amount, pending: purse.pending + pending };
    this.#save(app, user, changed, textOf(postback));
    return true;
  }

  /** Returns how many coins are missing; 0 when it was bought. */
  buy(app: string, user: string, { id, price }: Good): number {
    const purse = this.of(app, user);
    if (purse.coins < price) return price - purse.coins;
    const owned = { ...purse.owned, [id]: (purse.owned[id] ?? 0) + 1 };
    this.#save(app, user, { ...purse, coins: purse.coins - price, owned }, '');
    return 0;
  }

  /** Returns the function that ends it. */
  listen(app: string, user: string, listener: (news: News) => void): () => void {
    const event = keyOf(app, user);
    this.#events.on(event, listener);
    return () => void this.#events.off(event, listener);
  }

  #save(app: string, user: string, purse: Purse, text: string): void {
    const news: News = { number: this.latest(app, user).number + 1, purse, text };
    this.#latest.set(keyOf(app, user), news);
    this.#events.emit(keyOf(app, user), news);
  }
}

function textOf({ amount, pending, reason, test }: Postback): string {
  const because = reason ? `: ${reason.replace(/[.!]$/, '')}.` : '.';
  const coins = `${test ? 'Test: ' : ''}${coinsText(Math.abs(amount || pending))}`;
  if (amount > 0) return `${coins} for you${because}`;
  if (amount < 0) return `${coins} taken back${because}`;
  if (pending === 0) return `A postback without coins${because}`;
  return pending > 0 ? `${coins} to be confirmed${because}` : `${coins} not confirmed${because}`;
}
