// What the shop reads from a postback, in either form. Only what it pays by has to be there.
import { Refusal } from './refusal.ts';

export interface Postback {
  type: string;
  transaction: string;
  user: string;
  /** What the balance changes by; negative when coins are taken back. */
  amount: number;
  /** What the pending balance changes by. */
  pending: number;
  /** The balance at Earnwall after it; null where it was not sent. */
  balance: number | null;
  /** The transaction that it takes back, releases or raises. */
  reference: string | null;
  reason: string | null;
  test: boolean;
}

const longest = 500;

/** Throws a Refusal. */
export function readBody(body: Buffer): Postback {
  const { type, data } = Object(parse(body.toString('utf8')));
  return readFields({ ...Object(data), type });
}

/** The address of this site, as the product's demo has it; throws a Refusal. */
export function readAddress(target: string): Postback {
  const query = new URL(target, 'http://localhost').searchParams;
  const value = (name: string) => {
    const [one = '', ...more] = query.getAll(name);
    if (more.length > 0) throw new Refusal(400, `The parameter ${name} is there twice.`);
    return one;
  };
  const whole = (name: string) => (/^-?\d{1,16}$/.test(value(name)) ? Number(value(name)) : undefined);
  return readFields({
    ...{ transaction_id: value('tx'), user_id: value('user'), type: value('type') },
    ...{ amount: whole('amount'), pending: whole('pending'), balance: whole('balance') },
    ...{ reverses: value('reference'), reason: value('reason'), test: value('test') === '1' },
  });
}

function readFields(fields: Readonly<Record<string, unknown>>): Postback {
  const { amount, pending, balance } = fields;
  if (!isWhole(amount)) throw new Refusal(400, 'The amount is not a whole number.');
  return {
    type: required(fields.type, 'type'),
    transaction: required(fields.transaction_id, 'transaction id'),
    user: required(fields.user_id, 'user id'),
    amount,
    pending: isWhole(pending) ? pending : 0,
    balance: isWhole(balance) ? balance : null,
    reference: optional(fields.reverses),
    reason: optional(fields.reason),
    test: fields.test === true,
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function required(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '' && value.length <= longest) return value;
  throw new Refusal(400, `There is no ${name}, or it is too long.`);
}

const optional = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not JSON.');
  }
}
