// How the sandbox supplier says that a survey has ended: by the browser's way back, and by a signed message.
import * as z from 'zod';
import type { RawMessage, ReturnedClick, SupplierOutcome } from '#ports/supplier.ts';
import { microsOf, sandboxPrice } from './sandbox-price.ts';
import { areSignedBytes, areSignedFields, type SigningKeys } from './signatures.ts';

const outcomes = new Map<string, ReturnedClick['outcome']>([
  ['10', 'complete'],
  ['11', 'partial'],
  ['20', 'screen_out'],
  ['21', 'screen_out'],
  ['30', 'quota_full'],
  ['40', 'closed'],
  ['50', 'duplicate'],
  ['60', 'quality'],
  ['70', 'security'],
  ['80', 'timeout'],
  ['90', 'quality'],
]);

/** What was reported before counts no more; the message names it. */
const reversalCode = '90';

/** A code that we do not know yet still ends the click; its raw form is kept. */
const outcomeOf = (code: string) => outcomes.get(code) ?? 'error';

export function readReturn(query: URLSearchParams, keys: SigningKeys): ReturnedClick | null {
  const [cid, code] = [query.get('rid'), query.get('code')];
  if (!cid || !code) return null;
  const signed = areSignedFields(['return', cid, code], query.get('sig') ?? '', keys);
  return { cid, outcome: outcomeOf(code), rawCode: code, signed };
}

const transaction = z.string().min(1).max(200);
const callback = z
  .object({
    transaction,
    rid: z.string().min(1).max(200),
    code: z.string().min(1).max(20),
    reverses: transaction.optional(),
    pays: sandboxPrice.optional(),
  })
  .refine(({ code, reverses }) => code !== reversalCode || reverses !== undefined);

export function readCallback({ headers, body }: RawMessage, keys: SigningKeys): SupplierOutcome | null {
  const signature = headers['x-signature'];
  if (typeof signature !== 'string' || !areSignedBytes(body, signature, keys)) return null;
  const message = callback.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  if (!message.success) return null;
  const { transaction, rid, code, reverses = null, pays } = message.data;
  return {
    ...{ transaction, cid: rid, outcome: outcomeOf(code), rawCode: code, reverses },
    payout_micros: pays ? microsOf(pays) : null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
