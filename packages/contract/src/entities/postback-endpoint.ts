import * as z from 'zod';
import { count, moment, storableText } from './scalars.ts';

/** What a publisher sets. */
export const endpointSettings = z.strictObject({
  form: z
    .enum(['json', 'get'])
    .describe('`json`: a signed message by POST. `get`: a signed address with macros.'),
  url: storableText(2048).min(1).describe('https; macros in braces in the form `get`.'),
  ordered: z.boolean().default(false).describe('Postbacks of one user are sent one after another.'),
  contact_email: z.email().max(254).nullable().default(null).describe('Who gets a mail when it is stopped.'),
});

export const endpointState = z
  .enum(['on', 'paused', 'failing', 'gone'])
  .describe(
    '`paused` by a person, `failing` after three days of failures, `gone` after HTTP 410: postbacks wait.',
  );

export const postbackEndpoint = z.object({
  form: z.enum(['json', 'get']),
  url: z.string(),
  ordered: z.boolean(),
  contact_email: z.string().nullable(),
  state: endpointState,
  failing_since: moment.nullable(),
  secret_end: z.string().describe('The last four characters of the secret.'),
  previous_secret_end: z.string().nullable().describe('The same of the previous one, while it signs, too.'),
  previous_secret_until: moment
    .nullable()
    .describe('Until then the secret before the last rotation signs, too.'),
  waiting: count,
  dead: count,
});

/** The secret is shown when it is made, and never again. */
export const changedEndpoint = z.object({
  endpoint: postbackEndpoint,
  secret: z.string().nullable().describe('Null where it has not changed.'),
});

export const overlapHours = z
  .int()
  .min(0)
  .max(30 * 24)
  .default(24)
  .describe('How long the secret until now signs as well.');

export type PostbackEndpoint = z.infer<typeof postbackEndpoint>;
