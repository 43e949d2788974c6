// The addresses to which Cint sends browsers at the end, with its variables, and what comes back in them. The same addresses
// serve server to server. Cint appends the hash, so that it is the last parameter.
import * as z from 'zod';
import { genuine } from '#adapters/suppliers/genuine.ts';
import { readCode } from '#adapters/suppliers/read-code.ts';
import { token } from '#adapters/suppliers/texts.ts';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import type { ReturnedClick, SupplierOutcome } from '#ports/supplier.ts';
import { cintOutcomes, codeOf, isAdjustment, outcomeOf, transactionOf } from './outcomes.ts';
import type { CintAccount } from './settings.ts';
import { checkAddress } from './signature.ts';

const variables = 'mid=[%MID%]&initial=[%InitialStatus%]&client=[%ClientStatus%]&cost=[%COST%]';

/** The five links of a survey; `end` tells them apart for people who read logs, and decides nothing. */
export function redirectsTo(returnUrl: string, tracking: 'NONE' | 'S2S') {
  const { origin, pathname } = new URL(returnUrl);
  const path = tracking === 'S2S' ? pathname.replace('/return/', '/callbacks/') : pathname;
  const link = (end: string) => `${origin}${path}?end=${end}&${variables}`;
  return {
    DefaultLink: link('default'),
    SuccessLink: link('success'),
    FailureLink: link('failure'),
    OverQuotaLink: link('over-quota'),
    QualityTerminationLink: link('quality'),
  };
}

const status = z.string().regex(/^-?\d{1,4}$/);
const query = z.object({
  mid: token(200),
  initial: status,
  client: z.union([status, z.literal('')]).default(''),
});

const readQuery = (url: string) =>
  query.safeParse(URL.canParse(url) ? Object.fromEntries(new URL(url).searchParams) : null);

export function readReturn({ url }: RawMessage, { settings, secrets }: CintAccount): ReturnedClick | null {
  const read = readQuery(url);
  if (!read.success) return null;
  const { mid, initial, client } = read.data;
  const code = codeOf(initial, client);
  const isSigned = checkAddress(url, settings.hash_name, secrets.hash_keys) === 'genuine';
  return {
    cid: mid,
    ...readCode(cintOutcomes, code),
    signed: isSigned && !isAdjustment(code),
    transaction: transactionOf(mid, code),
  };
}

export function readCallback(
  { url }: RawMessage,
  { settings, secrets }: CintAccount,
): Verified<SupplierOutcome> {
  const checked = checkAddress(url, settings.hash_name, secrets.hash_keys);
  if (checked !== 'genuine') return { kind: 'refused', reason: checked };
  return genuine(readQuery(url), ({ mid, initial, client }) => [
    { kind: 'readable', content: outcomeOf(mid, codeOf(initial, client)) },
  ]);
}
