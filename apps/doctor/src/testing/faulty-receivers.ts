// Receivers with one fault each, as they are met in the field, and the check that has to name it.
import { timingSafeEqual } from 'node:crypto';
import type { Receiver } from './serve.ts';
import {
  getParts,
  givenSignatures,
  isFresh,
  isSame,
  jsonParts,
  keyOfSecret,
  type Message,
  openShop,
  type Parts,
  payOnce,
  queryOf,
  type Shop,
  secret,
  signaturesOf,
  targetSignature,
} from './shop.ts';

interface Faulty {
  readonly fault: string;
  readonly named: string;
  readonly form?: 'get';
  /** Seen in the balance only. */
  readonly inBalance?: true;
  open(): Receiver;
}

const json = (fault: string, named: string, change: Partial<Parts>): Faulty => ({
  ...{ fault, named },
  open: () => openShop({ ...jsonParts, ...change }),
});
const get = (fault: string, named: string, change: Partial<Parts>): Faulty => ({
  ...{ fault, named },
  form: 'get',
  open: () => openShop({ ...getParts, ...change }),
});
const paying = (fault: string, named: string, change: Partial<Parts>): Faulty => ({
  ...json(fault, named, change),
  inBalance: true,
});
const refusing = (
  fault: string,
  named: string,
  status: number,
  isRefused: (message: Message, shop: Shop) => boolean,
) => json(fault, named, { refuse: (message, shop) => (isRefused(message, shop) ? { status } : null) });

const right = (...[received, parts]: Parameters<Parts['verify']>) => jsonParts.verify(received, parts);
/** What a query of a database takes, so that others come between. */
const query = () => new Promise((resolve) => setTimeout(resolve, 5));
const types = 'credit partial screen_out bonus extension pending release reversal upgrade correction'.split(
  ' ',
);

function underWay(): (message: Message, shop: Shop) => Promise<void> {
  const working = new Set<string>();
  return async (message, shop) => {
    if (working.has(message.id)) throw new Error('duplicate key value violates unique constraint');
    working.add(message.id);
    await query();
    payOnce(message, shop);
    working.delete(message.id);
  };
}

function withQuota(most: number): Receiver {
  const shop = openShop(jsonParts);
  let count = 0;
  return (received) => {
    count += 1;
    return count > most ? { status: 429 } : shop(received);
  };
}

export const faultyReceivers: readonly Faulty[] = [
  { fault: 'answers 404 to everything', named: 'type-credit', open: () => () => ({ status: 404 }) },
  { fault: 'answers 500 to everything', named: 'type-credit', open: () => () => ({ status: 500 }) },
  {
    fault: 'redirects to its address with a slash',
    named: 'redirect',
    open: () => () => ({ status: 301, headers: { location: '/postbacks/' } }),
  },
  json('takes the text of the secret as the key', 'type-credit', { keys: [Buffer.from(secret)] }),
  json('verifies nothing', 'forged-signature', { verify: () => true }),
  json('verifies only what is signed', 'missing-signature', {
    verify: (received, parts) =>
      received.headers['webhook-signature'] === undefined || right(received, parts),
  }),
  json('compares the beginning of the signature', 'malformed-signature', {
    verify: (received, { keys }) =>
      isFresh(received.headers['webhook-timestamp']) &&
      signaturesOf(received, keys).some((one) =>
        givenSignatures(received).some((given) => one.startsWith(given)),
      ),
  }),
  json('crashes on signatures of another length', 'malformed-signature', {
    verify: (received, { keys }) =>
      isFresh(received.headers['webhook-timestamp']) &&
      signaturesOf(received, keys).some((one) =>
        givenSignatures(received).some((given) => timingSafeEqual(Buffer.from(given), Buffer.from(one))),
      ),
  }),
  json('takes a secret that is not configured for an empty one', 'wrong-secret', {
    keys: [keyOfSecret, Buffer.from('')],
  }),
  json('does not look at the timestamp', 'old-timestamp', {
    verify: (received, { keys }) =>
      signaturesOf(received, keys).some((one) =>
        givenSignatures(received).some((given) => isSame(given, one)),
      ),
  }),
  json('refuses what is old only', 'future-timestamp', {
    verify: (received, parts) => {
      const seconds = Number(received.headers['webhook-timestamp']);
      const signed = signaturesOf(received, parts.keys);
      return (
        Date.now() / 1000 - seconds <= 300 &&
        signed.some((one) => givenSignatures(received).some((given) => isSame(given, one)))
      );
    },
  }),
  json('compares the whole header', 'two-signatures', {
    verify: (received, parts) =>
      right(received, parts) && !String(received.headers['webhook-signature']).includes(' '),
  }),
  json('looks at the first signature only', 'two-signatures', {
    verify: (received, { keys }) =>
      isFresh(received.headers['webhook-timestamp']) &&
      isSame(givenSignatures(received)[0] ?? '', signaturesOf(received, keys)[0] ?? ''),
  }),
  json('verifies JSON that was parsed and written again', 'raw-body', {
    verify: (received, parts) => {
      const body = Buffer.from(JSON.stringify(JSON.parse(received.body.toString())));
      return right({ ...received, body }, parts);
    },
  }),
  json('reads the body as Latin-1', 'unicode-text', {
    verify: (received, parts) => {
      const body = Buffer.from(received.body.toString('latin1'), 'utf8');
      return right({ ...received, body }, parts);
    },
  }),
  refusing('knows nine types', 'type-screen_out', 422, ({ type }) => type === 'screen_out'),
  refusing('takes an amount of zero for a missing one', 'type-pending', 400, ({ amount }) => !amount),
  refusing('refuses negative amounts', 'type-reversal', 400, ({ amount }) => amount < 0),
  refusing('refuses duplicates', 'duplicates', 409, ({ id }, { seen }) => seen.has(id)),
  refusing(
    'refuses reversals of what it does not have',
    'reversal-first',
    404,
    ({ type, reverses }, { seen }) => type === 'reversal' && !seen.has(reverses ?? ''),
  ),
  refusing('refuses fields that it does not know', 'unknown-fields', 400, ({ fields }) =>
    fields.includes('later'),
  ),
  refusing('refuses types that do not exist yet', 'unknown-type', 400, ({ type }) => !types.includes(type)),
  refusing('stores amounts in 32 bits', 'large-amount', 500, ({ amount }) => Math.abs(amount) >= 2 ** 31),
  refusing('stores user ids of 64 characters', 'long-user-id', 500, ({ user }) => user.length > 64),
  refusing('crashes on users it does not know', 'unknown-user', 500, ({ user }) => user !== 'tester'),
  refusing('says gone of users it does not know', 'unknown-user', 410, ({ user }) => user !== 'tester'),
  {
    ...{ fault: 'fails when the same comes at once', named: 'same-at-once' },
    open: () => openShop({ ...jsonParts, pay: underWay() }),
  },
  { fault: 'takes 90 messages a minute', named: 'different-at-once', open: () => withQuota(90) },
  get('verifies nothing (GET)', 'forged-signature', { verify: () => true }),
  get('lets parameters follow the signature (GET)', 'changed-message', {
    verify: ({ target }, { keys }) => {
      const [, signed = '', given = ''] = /^(.*)[?&]signature=([0-9a-f,]+)/.exec(target) ?? [];
      return (
        isFresh(queryOf(target).get('ts')) &&
        keys.some((key) => given.split(',').some((one) => isSame(one, targetSignature(signed, key))))
      );
    },
  }),
  get('verifies parameters that were decoded and encoded again (GET)', 'unicode-users', {
    verify: ({ target, ...received }, parts) => {
      const query = queryOf(target);
      const given = query.get('signature');
      query.delete('signature');
      return getParts.verify({ ...received, target: `/pb?${query}&signature=${given}` }, parts);
    },
  }),
  get('takes two signatures for one (GET)', 'two-signatures', {
    verify: (received, parts) => getParts.verify(received, parts) && !/signature=.*,/.test(received.target),
  }),
  paying('pays what is a test', 'pays-test-nothing', {
    pay: (message, shop) => payOnce({ ...message, test: false }, shop),
  }),
  paying('pays duplicates', 'pays-duplicate-once', {
    pay: ({ user, amount, test }, { balances }) => {
      if (!test) balances.set(user, (balances.get(user) ?? 0) + amount);
    },
  }),
  paying('looks first and inserts later', 'pays-same-at-once', {
    pay: async (message, shop) => {
      if (shop.seen.has(message.id)) return;
      await query();
      shop.seen.delete(message.id);
      payOnce(message, shop);
    },
  }),
  paying('reads, adds and writes the balance', 'pays-different-at-once', {
    pay: async ({ id, user, amount, test }, { seen, balances }) => {
      if (seen.has(id) || test) return;
      seen.add(id);
      const before = balances.get(user) ?? 0;
      await query();
      balances.set(user, before + amount);
    },
  }),
  paying('adds what a reversal takes back', 'pays-reversal', {
    pay: (message, shop) => payOnce({ ...message, amount: Math.abs(message.amount) }, shop),
  }),
  paying('keeps the balance at zero or more', 'pays-reversal-first', {
    pay: (message, shop) => {
      payOnce(message, shop);
      shop.balances.set(message.user, Math.max(0, shop.balances.get(message.user) ?? 0));
    },
  }),
  paying('pays what is pending', 'pays-pending-nothing', {
    pay: (message, shop) => payOnce({ ...message, amount: message.amount || message.pending }, shop),
  }),
  paying('pays no release', 'pays-release', {
    pay: (message, shop) => {
      if (message.type !== 'release') payOnce(message, shop);
    },
  }),
  {
    ...{ fault: 'pays before it verifies', named: 'pays-forged-nothing', inBalance: true },
    open: () => {
      const [careless, careful] = [openShop({ ...jsonParts, verify: () => true }), openShop(jsonParts)];
      return async (received) => {
        const reply = await careless(received);
        return received.method === 'GET' ? reply : careful(received);
      };
    },
  },
];
