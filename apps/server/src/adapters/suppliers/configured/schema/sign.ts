// How requests are signed, and how messages are.
import * as z from 'zod';
import { template } from './values.ts';

const place = z
  .string()
  .max(200)
  .regex(
    /^(query\.[A-Za-z0-9_.[\]-]+|header\.[A-Za-z0-9-]+|body\.([A-Za-z0-9_.[\]-]+|\/.+))$/,
    'has to be query.name, header.name, or body. and a JSON pointer or the name of a form field',
  );

export const sign = z
  .strictObject({
    hash: z.enum(['md5', 'sha1', 'sha256']),
    key: z.enum(['none', 'hmac', 'chain']),
    /** Of `hmac` one, of `chain` several, the innermost first. */
    keys: z.array(template.min(1)).max(5).default([]),
    message: template.min(1),
    encoding: z.enum(['hex', 'HEX', 'base64', 'base64url']),
    at: place,
  })
  .superRefine(({ key, keys, message }, problem) => {
    const wrong = keyProblem(key, keys.length);
    if (wrong !== null) problem.addIssue({ code: 'custom', path: ['keys'], message: wrong });
    if (key === 'none' && !message.includes('$'))
      problem.addIssue({
        code: 'custom',
        path: ['message'],
        message: 'names no secret, so anybody could sign',
      });
    if (key !== 'none' && !keys.some((each) => each.includes('$')))
      problem.addIssue({ code: 'custom', path: ['keys'], message: 'name no secret, so anybody could sign' });
  });

export type Sign = z.infer<typeof sign>;

function keyProblem(key: 'none' | 'hmac' | 'chain', count: number): string | null {
  if (key === 'none') return count === 0 ? null : 'is for hmac and chain: a hash without a key has none';
  if (key === 'hmac') return count === 1 ? null : 'has to name one key';
  return count > 0 ? null : 'has to name the keys of the chain';
}
