// JSON with a signature over its bytes in the header `x-signature`, as the sandbox's supplier and network send it.
import type * as z from 'zod';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import { areSignedBytes, type SigningKeys } from './signatures.ts';

export function verifySignedJson<Form, Content>(
  { headers, body }: RawMessage,
  keys: SigningKeys,
  form: z.ZodType<Form>,
  contentOf: (message: Form) => Content,
): Verified<Content> {
  const signature = headers['x-signature'];
  if (typeof signature !== 'string') return { kind: 'refused', reason: 'unsigned' };
  if (!areSignedBytes(body, signature, keys)) return { kind: 'refused', reason: 'forged' };
  const json = parseJson(Buffer.from(body).toString('utf8'));
  if (!json) return { kind: 'unreadable', reason: 'It is not JSON.' };
  const message = form.safeParse(json.value);
  return message.success
    ? { kind: 'readable', content: contentOf(message.data) }
    : { kind: 'unreadable', reason: problemsOf(message.error) };
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Which fields, and what is wrong with each. */
function problemsOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'the message'}: ${message}`).join('; ');
}
