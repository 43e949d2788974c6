// Opens a message: whether it is genuine, and which things it says.
import { notJson, unreadable } from '#adapters/suppliers/genuine.ts';
import { parseJson } from '#adapters/suppliers/parse-json.ts';
import { rawMember } from '#adapters/suppliers/sign/raw-member.ts';
import type { MessageItem, RawMessage, Verified } from '#ports/signed-message.ts';
import { keysOf, valueAt } from '#request/json-pointer.ts';
import type { SecretValues } from './dollar-values.ts';
import { parametersOf } from './message-values.ts';
import type { Sign } from './schema/sign.ts';
import { queryOf } from './sign/parameters.ts';
import { type Format, verifyMessage } from './sign/verify-message.ts';

interface Transport {
  readonly method: 'GET' | 'POST';
  readonly format?: Format | undefined;
  readonly items?: string | undefined;
  readonly sign?: Sign | undefined;
  readonly ips?: readonly string[] | undefined;
}

/** `read` says what follows from one thing that the message says; `part` is what is stored of it where it cannot be read. */
export function readMessage<Content>(
  message: RawMessage,
  transport: Transport,
  secrets: SecretValues,
  read: (root: unknown, part: string | null) => readonly MessageItem<Content>[],
): Verified<Content> {
  const { method, sign, ips, items } = transport;
  const format = transport.format ?? (method === 'GET' ? 'query' : 'json');
  if (message.method !== method) return { kind: 'refused', reason: 'unsigned' };
  const verified = sign ? verifyMessage(sign, message, format, secrets) : 'genuine';
  if (verified === 'unsigned') return { kind: 'refused', reason: verified };
  if (ips && !ips.includes(message.address.replace(/^::ffff:/, '')))
    return { kind: 'refused', reason: 'address' };
  if (verified === 'forged') return { kind: 'refused', reason: verified };
  const root = rootOf(message, format);
  if (!root) return { kind: 'genuine', items: [notJson] };
  if (items === undefined) return { kind: 'genuine', items: read(root.value, null) };
  const list = valueAt(root.value, items);
  if (Array.isArray(list))
    return { kind: 'genuine', items: list.flatMap((item: unknown) => read(item, JSON.stringify(item))) };
  const [key = ''] = keysOf(items);
  const part = rawMember(Buffer.from(message.body).toString('utf8'), key);
  return { kind: 'genuine', items: [unreadable(`${items} is no list.`, part)] };
}

function rootOf({ url, body }: RawMessage, format: Format): { readonly value: unknown } | null {
  if (format === 'query') return { value: parametersOf(queryOf(url)) };
  if (format === 'form') return { value: parametersOf(Buffer.from(body).toString('utf8')) };
  return parseJson(body);
}
