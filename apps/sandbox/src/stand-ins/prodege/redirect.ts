// Where a respondent is sent at the end: the page that the product has named, with Prodege's parameters, the variables that
// were passed through, and the signature over all of them.
import type { StandInTools } from '../stand-in.ts';
import type { Ending } from './endings.ts';
import { sign } from './signing.ts';
import type { Transaction } from './transactions.ts';

export function redirectUrl(
  { productOrigin, account, key }: Pick<StandInTools, 'productOrigin' | 'account' | 'key'>,
  { transid, projectid, vpid, passThrough }: Transaction,
  { status, termreason }: Pick<Ending, 'status' | 'termreason'>,
): string {
  const query: Record<string, string> = {
    ...{ transid: `${transid}`, projectid, vpid, status, termreason },
    ...Object.fromEntries(new URLSearchParams(passThrough)),
  };
  const hash = sign(key('secret'), query);
  return `${productOrigin}/return/${account}?${new URLSearchParams({ ...query, hash })}`;
}
