// How Dynata reports the end of a survey: by the returning browser, and by a callback before that. Both are signed with a pair
// of keys of their own, which is not the pair that we sign with.
import * as z from 'zod';
import { genuineJson } from '#adapters/suppliers/genuine.ts';
import { token } from '#adapters/suppliers/texts.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import type { ReturnedClick, SupplierOutcome } from '#ports/supplier.ts';
import { outcomesOf, readDynataCode, transactionOf } from './outcomes.ts';
import type { DynataKeys } from './signature.ts';
import { refusalOf } from './signed-headers.ts';
import { readSignedQuery } from './signed-query.ts';

const number = z.union([z.string().regex(/^\d{1,4}$/), z.int().min(0).max(9999)]).transform(String);
const cid = token(200);
const end = z.object({ disposition: number, status: number });

/** Signed or not, it is shown; it pays nothing. */
export function readReturn(
  { url }: Pick<RawMessage, 'url'>,
  cidParameter: string,
  keys: DynataKeys,
  now: Date,
): ReturnedClick | null {
  const query = readSignedQuery(url, keys, now);
  const named = cid.safeParse(query?.parameters.get(cidParameter));
  const back = end.safeParse(Object.fromEntries(query?.parameters ?? []));
  if (!query || !named.success || !back.success) return null;
  const read = readDynataCode(back.data.disposition, back.data.status);
  return {
    cid: named.data,
    ...read,
    signed: query.isGenuine,
    transaction: transactionOf(named.data, read.rawCode),
  };
}

export function readCallback(
  message: Pick<RawMessage, 'headers' | 'body'>,
  cidParameter: string,
  keys: DynataKeys,
  now: Date,
): Verified<SupplierOutcome> {
  const reason = refusalOf(message, keys, now);
  if (reason) return { kind: 'refused', reason };
  const form = end.extend({ parameters: z.object({ [cidParameter]: cid }) });
  return genuineJson(message.body, form, ({ disposition, status, parameters }) =>
    outcomesOf(parameters[cidParameter] ?? '', readDynataCode(disposition, status)),
  );
}
