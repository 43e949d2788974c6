// A publisher's receiver, written by hand as one would from the documentation: verify, pay once, answer. Each part can be
// replaced by a faulty one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Received, Receiver, Reply } from './serve.ts';

export const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
export const keyOfSecret = Buffer.from(secret.slice('whsec_'.length), 'base64');

export interface Message {
  readonly id: string;
  readonly user: string;
  readonly amount: number;
  readonly pending: number;
  readonly type: string;
  readonly reverses: string | null;
  readonly test: boolean;
  /** Only of the JSON form. */
  readonly fields: readonly string[];
}

export interface Shop {
  readonly balances: Map<string, number>;
  readonly seen: Set<string>;
}

export interface Parts {
  readonly keys: readonly Buffer[];
  verify(received: Received, parts: Parts): boolean;
  read(received: Received): Message;
  /** A reply here refuses what was verified. */
  refuse(message: Message, shop: Shop): Reply | null;
  pay(message: Message, shop: Shop): Promise<void> | void;
}

export const isFresh = (seconds: unknown): boolean => Math.abs(Date.now() / 1000 - Number(seconds)) <= 300;

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function signaturesOf({ headers, body }: Received, keys: readonly Buffer[]): string[] {
  const signed = Buffer.concat([
    Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`),
    body,
  ]);
  return keys.map((key) => createHmac('sha256', key).update(signed).digest('base64'));
}

export const givenSignatures = ({ headers }: Received): string[] =>
  String(headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => one.slice(3));

const anySame = (given: readonly string[], right: readonly string[]) =>
  right.some((one) => given.some((other) => isSame(other, one)));

export function payOnce({ id, user, amount, test }: Message, { seen, balances }: Shop): void {
  if (seen.has(id)) return;
  seen.add(id);
  if (!test) balances.set(user, (balances.get(user) ?? 0) + amount);
}

export const jsonParts: Parts = {
  keys: [keyOfSecret],
  verify: (received, { keys }) =>
    isFresh(received.headers['webhook-timestamp']) &&
    anySame(givenSignatures(received), signaturesOf(received, keys)),
  read: ({ body }) => {
    const { type, data, ...others } = JSON.parse(body.toString('utf8'));
    return {
      ...{ type, id: data.transaction_id, user: data.user_id, amount: data.amount, pending: data.pending },
      ...{ reverses: data.reverses, test: data.test, fields: [...Object.keys(data), ...Object.keys(others)] },
    };
  },
  refuse: () => null,
  pay: payOnce,
};

export const template =
  '/pb?user={user_id}&tx={transaction_id}&amount={reward_raw}&pending={pending_raw}&type={type}&ref={reference}&test={test}&ts={timestamp}';

export const targetSignature = (target: string, key: Buffer): string =>
  createHmac('sha256', key).update(target).digest('hex');

export const queryOf = (target: string): URLSearchParams => new URL(target, 'http://here').searchParams;

export const getParts: Parts = {
  keys: [keyOfSecret],
  verify: ({ target }, { keys }) => {
    const found = /^(.*)[?&]signature=([0-9a-f,]+)$/.exec(target);
    if (!found || !isFresh(queryOf(target).get('ts'))) return false;
    const [, signed = '', given = ''] = found;
    return anySame(
      given.split(','),
      keys.map((key) => targetSignature(signed, key)),
    );
  },
  read: ({ target }) => {
    const query = queryOf(target);
    const value = (name: string) => query.get(name) ?? '';
    return {
      ...{ id: value('tx'), user: value('user'), amount: Number(value('amount')) },
      ...{ pending: Number(value('pending')), type: value('type'), reverses: value('ref') || null },
      ...{ test: value('test') === '1', fields: [] },
    };
  },
  refuse: () => null,
  pay: payOnce,
};

export function openShop(parts: Parts): Receiver {
  const shop: Shop = { balances: new Map(), seen: new Set() };
  return async (received) => {
    if (received.target.startsWith('/balance/')) {
      const user = decodeURIComponent(received.target.slice('/balance/'.length));
      return { status: 200, body: JSON.stringify({ balance: shop.balances.get(user) ?? 0 }) };
    }
    if (!parts.verify(received, parts)) return { status: 401, body: 'wrong signature' };
    const message = parts.read(received);
    const refusal = parts.refuse(message, shop);
    if (refusal !== null) return refusal;
    await parts.pay(message, shop);
    return { status: 204 };
  };
}
