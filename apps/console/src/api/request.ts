import { type ConsoleCallName, consoleCalls } from '@earnwall/contract/console-calls';
import { addressOf, type LooseAsked } from './asked.ts';
import { connectionLost, refusalOf } from './call-error.ts';

/** One request and its answer; whatever else comes of it is a CallError. */
export async function request(name: ConsoleCallName, asked: LooseAsked): Promise<unknown> {
  const { body, key, signal } = asked;
  const answer = await fetch(addressOf(name, asked), {
    method: consoleCalls[name].method,
    ...(signal && { signal }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    // Whoever aborted it knows why.
    throw signal?.aborted ? error : connectionLost();
  });
  const content: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusalOf(answer.status, content, waitOf(answer));
  return content;
}

/** Only where trying too often is what was refused. */
const waitOf = ({ status, headers }: Response): number =>
  status === 429 ? Number(headers.get('retry-after')) || 0 : 0;
