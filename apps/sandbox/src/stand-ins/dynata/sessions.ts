// Respondents who came in, and how their sessions ended: the callback first, then the browser goes back.
import type { StandInTools } from '../stand-in.ts';
import { partsOf } from './codes.ts';
import { type KeyPair, ofBody, signatureOf, signLink } from './signing.ts';

export interface Session {
  readonly id: string;
  readonly opportunity: number;
  readonly project: number;
  readonly respondent: string;
  /** Whatever else the link had: it goes back with the respondent. */
  readonly parameters: Readonly<Record<string, string>>;
  code: string | null;
}

const lifetimeMs = 60_000;

/** `late`: the signature has ended an hour ago; `forged`: of somebody who does not have the keys. */
export type Manner = 'once' | 'twice' | 'late' | 'forged' | 'unsigned';
export const manners: readonly Manner[] = ['once', 'twice', 'late', 'forged', 'unsigned'];

type Tools = Pick<StandInTools, 'productOrigin' | 'account' | 'send' | 'now'>;

export async function sendCallback(
  session: Pick<Session, 'parameters' | 'respondent'>,
  code: string,
  manner: Manner,
  pair: KeyPair,
  { productOrigin, account, send, now }: Tools,
): Promise<(number | null)[]> {
  const body = JSON.stringify({
    ...partsOf(code),
    parameters: session.parameters,
    respondent_id: session.respondent,
  });
  const expiration = new Date(now() + (manner === 'late' ? -3_600_000 : lifetimeMs)).toISOString();
  const signer = manner === 'forged' ? { ...pair, secret: 'not the secret' } : pair;
  const signed = {
    'dynata-expiration': expiration,
    'dynata-access-key': pair.access,
    'dynata-signature': signatureOf(ofBody(body), signer, expiration),
  };
  const headers = { 'content-type': 'application/json', ...(manner !== 'unsigned' && signed) };
  const statuses: (number | null)[] = [];
  for (let left = manner === 'twice' ? 2 : 1; left > 0; left -= 1) {
    const url = `${productOrigin}/callbacks/${account}`;
    statuses.push((await send({ method: 'POST', url, headers, body })).status);
  }
  return statuses;
}

/** The one address that a partner has, and all that came in with the respondent. */
export function returnLink(
  { parameters }: Pick<Session, 'parameters'>,
  code: string,
  pair: KeyPair,
  { productOrigin, account, now }: Tools,
): string {
  const { disposition, status } = partsOf(code);
  const said = { ...parameters, disposition: `${disposition}`, status: `${status}` };
  return signLink(`${productOrigin}/return/${account}`, said, pair, now() + lifetimeMs);
}
