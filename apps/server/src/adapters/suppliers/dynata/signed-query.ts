// Links with a signature over their query, as Dynata wants and sends them.
import { type DynataKeys, encoded, isSigned, querySigningString, sign } from './signature.ts';

type Parameters = ReadonlyMap<string, string>;

/** The link with its own parameters and ours, which win; Dynata knows no name twice. */
export function signedLink(
  link: string,
  ours: Iterable<readonly [string, string]>,
  keys: DynataKeys,
  expires: Date,
): string {
  const { address, query } = divided(link);
  const parameters = new Map([...(parametersOf(query) ?? []), ...ours]);
  parameters.set('access_key', keys.accessKey);
  parameters.set('expiration', expires.toISOString());
  parameters.delete('signature');
  const { signature } = sign(querySigningString(parameters), keys, expires);
  const pairs = [...parameters, ['signature', signature] as const];
  return `${address}?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
}

interface SignedQuery {
  readonly parameters: Parameters;
  readonly isGenuine: boolean;
}

/** Null where there is no query that can be read. */
export function readSignedQuery(url: string, keys: DynataKeys, now: Date): SignedQuery | null {
  const parameters = parametersOf(divided(url).query);
  if (!parameters) return null;
  const signed = new Map(parameters);
  signed.delete('signature');
  const shown = {
    accessKey: parameters.get('access_key') ?? '',
    expiration: parameters.get('expiration') ?? '',
    signature: parameters.get('signature') ?? '',
  };
  return { parameters, isGenuine: isSigned(querySigningString(signed), shown, keys, now) };
}

function divided(url: string): { address: string; query: string } {
  const start = url.indexOf('?');
  return start < 0
    ? { address: url, query: '' }
    : { address: url.slice(0, start), query: url.slice(start + 1) };
}

/** Null where a name comes twice or a character is spelled wrongly: what it says would depend on who reads it. */
function parametersOf(query: string): Parameters | null {
  const parameters = new Map<string, string>();
  for (const part of query === '' ? [] : query.split('&')) {
    const split = part.indexOf('=');
    const name = decoded(split < 0 ? part : part.slice(0, split));
    const value = decoded(split < 0 ? '' : part.slice(split + 1));
    if (name === null || value === null || parameters.has(name)) return null;
    parameters.set(name, value);
  }
  return parameters;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
