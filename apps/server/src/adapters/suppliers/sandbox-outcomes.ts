// Reads how the sandbox supplier reports the end of a survey: by the returning browser, and by a signed callback.
import * as z from 'zod';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import type { ReturnedClick, SupplierOutcome } from '#ports/supplier.ts';
import { meaningsOf, readCode } from './read-code.ts';
import { microsOf, sandboxPrice } from './sandbox-price.ts';
import { areSignedFields } from './sign/signatures.ts';
import type { SigningKeys } from './sign/signing-keys.ts';
import { verifySignedJson } from './signed-json.ts';
import { token } from './texts.ts';

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

const reversalCode = '90';

export const sandboxCodes = meaningsOf(outcomes, (code) =>
  code === reversalCode ? 'takes an earlier report back' : null,
);

const code = token(20);
const name = token(200);

const returnQuery = z.object({ rid: name, code, sig: z.string().default('') });

export function readReturn(query: URLSearchParams, keys: SigningKeys): ReturnedClick | null {
  const back = returnQuery.safeParse(Object.fromEntries(query));
  if (!back.success) return null;
  const { rid, code, sig } = back.data;
  const signed = areSignedFields(['return', rid, code], sig, keys);
  return { cid: rid, ...readCode(outcomes, code), signed };
}

/** A reversal names what it takes back, and nothing else does. */
const callback = z
  .object({ transaction: name, rid: name, code, reverses: name.optional(), pays: sandboxPrice.optional() })
  .refine(({ code, reverses }) => (code === reversalCode) === (reverses !== undefined), {
    error: `only code ${reversalCode} names what it reverses, and it must`,
    path: ['reverses'],
  });

export const readCallback = (message: RawMessage, keys: SigningKeys): Verified<SupplierOutcome> =>
  verifySignedJson(message, keys, callback, ({ transaction, rid, code, reverses = null, pays }) => ({
    ...{ transaction, cid: rid, ...readCode(outcomes, code), reverses },
    payout_micros: pays ? microsOf(pays) : null,
  }));
