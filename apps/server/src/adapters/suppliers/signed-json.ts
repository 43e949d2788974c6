// JSON with a signature over its bytes in the header `x-signature`, as the sandbox's supplier and network send it.
import type * as z from 'zod';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import { problemsOf } from './problems-of.ts';
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
  if (!json) return unreadable('It is not JSON.');
  const message = form.safeParse(json.value);
  return message.success
    ? { kind: 'genuine', items: [{ kind: 'readable', content: contentOf(message.data) }] }
    : unreadable(problemsOf(message.error));
}

const unreadable = (reason: string): Verified<never> => ({
  kind: 'genuine',
  items: [{ kind: 'unreadable', reason, part: null }],
});

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
