import * as z from 'zod';
import { publisherScopes } from '../publisher-scopes.ts';
import { count, hash, moment, storableText } from './scalars.ts';

/** A key of the publishers' API, without its secret. */
export const apiKey = z.object({
  prefix: hash.describe('The part of the key that names it: `ewk_` and 8 characters.'),
  name: z.string().max(100),
  scopes: z.array(z.enum(publisherScopes)).max(publisherScopes.length),
  created_by: hash,
  created_at: moment,
  expires_at: moment.nullable().describe('Null means without end; in the past: it has ended.'),
  last_used_at: moment.nullable().describe('Within a minute.'),
});

/** In the list of keys. */
export const listedKey = apiKey.extend({
  uses_this_hour: count.describe('Since the full hour; of other nodes within five seconds.'),
});

/** The whole key, in the one answer that ever has it. */
export const wholeKey = z.string().max(100).describe('Shown this once: only its digest is stored.');

export const keyName = storableText(100)
  .trim()
  .min(1)
  .describe('For people, such as the server that uses it.');

export const keyScopes = z
  .array(z.enum(publisherScopes))
  .min(1)
  .max(publisherScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length, 'Must not name a scope twice.');

/** The key an operators' call is about. */
export const keyParams = z.object({ app: hash, prefix: hash });

export type ApiKey = z.infer<typeof apiKey>;
export type ListedKey = z.infer<typeof listedKey>;
