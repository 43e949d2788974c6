// JSON with a signature over its bytes in the header `x-signature`, as the sandbox's supplier and network send it.
import type * as z from 'zod';
import type { RawMessage, Verified } from '#ports/signed-message.ts';
import { genuineJson } from './genuine.ts';
import { areSignedBytes } from './sign/signatures.ts';
import type { SigningKeys } from './sign/signing-keys.ts';

export function verifySignedJson<Form, Content>(
  { headers, body }: RawMessage,
  keys: SigningKeys,
  form: z.ZodType<Form>,
  contentOf: (message: Form) => Content,
): Verified<Content> {
  const signature = headers['x-signature'];
  if (typeof signature !== 'string') return { kind: 'refused', reason: 'unsigned' };
  if (!areSignedBytes(body, signature, keys)) return { kind: 'refused', reason: 'forged' };
  return genuineJson(body, form, (message) => [{ kind: 'readable', content: contentOf(message) }]);
}
