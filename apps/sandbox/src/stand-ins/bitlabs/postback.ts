// Postbacks as BitLabs sends them: the publisher's address with its variables filled in, and at the end the hash of all of it,
// SHA-1 HMAC with the app secret in lower hex.
import { createHmac } from 'node:crypto';
import type { StandInTools } from '../stand-in.ts';

export interface Task {
  readonly tx: string;
  readonly person: string;
  readonly offer: number;
  readonly task: number;
}

/** What an operator of the product enters in BitLabs' dashboard. */
const template =
  'tx=[%TX%]&uid=[%USER:UID%]&offer=[%OFFER:ID%]&task=[%OFFER:TASK:ID%]&state=[%OFFER:TASK:STATE%]&ref=[%REF%]';

export function postbackAddress(
  { productOrigin, account, key }: Pick<StandInTools, 'productOrigin' | 'account' | 'key'>,
  { tx, person, offer, task }: Task,
  { state, ref }: { readonly state: string; readonly ref: string },
): string {
  const values: Readonly<Record<string, string>> = {
    ...{ TX: tx, 'USER:UID': person, 'OFFER:ID': `${offer}`, 'OFFER:TASK:ID': `${task}` },
    ...{ 'OFFER:TASK:STATE': state, REF: ref },
  };
  const query = template.replaceAll(/\[%([A-Z:]+)%\]/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const url = `${productOrigin}/callbacks/${account}?${query}`;
  return `${url}&hash=${createHmac('sha1', key('secret')).update(url).digest('hex')}`;
}
