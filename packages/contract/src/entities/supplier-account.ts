import * as z from 'zod';
import { count, hash, line, moment, storableText, webUrl } from './scalars.ts';

/** Suppliers of surveys and offer networks, as operators see them. Secrets are in no answer. */

const maxSettings = 50_000;

/** What PostgreSQL cannot store in JSON: NUL, and halves of characters. */
const unstorable = /\\u0000|\\ud[89a-f][0-9a-f]{2}/;

export const supplierId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,39}$/)
  .describe('Part of the addresses that the supplier calls; it cannot be changed.');

export const supplierName = storableText(100).trim().min(1);

export const supplierSettings = z
  .record(storableText(100), z.unknown())
  .refine((settings) => {
    const text = JSON.stringify(settings);
    return text.length <= maxSettings && !unstorable.test(text);
  }, 'Must be text that can be stored, and not larger than 50 KB.')
  .describe('As the JSON schema of the kind says.');

const secret = z.union([storableText(20_000).min(1), z.array(storableText(20_000).min(1)).min(1).max(10)]);

export const supplierSecrets = z.record(storableText(100), secret);

/** Null removes one; those that are not named stay. */
export const changedSecrets = z.record(storableText(100), secret.nullable());

export const supplierStatus = z
  .enum(['live', 'paused'])
  .describe('Of a paused one nothing is read, shown or entered; its reports still count.');

export const supplies = z.enum(['surveys', 'offers']);

export const feedState = z.object({
  read_at: moment.nullable().describe('The last list that was whole and believed.'),
  open_rows: count.describe('How many were open after it.'),
  failed_at: moment.nullable().describe('Null once a list was read again.'),
  failure: line.nullable(),
  failures_in_a_row: count,
  doubted_at: moment.nullable().describe('A list that would close most of what is open is not believed.'),
  doubt: line.nullable(),
  doubt_waived: z.boolean().describe('An operator has said that the list is right.'),
});

export const connectedSupplier = z.object({
  id: hash,
  name: line,
  kind: hash.nullable().describe('Null for those of the configuration.'),
  title: line.nullable().describe('Of the kind; null where this server does not know it.'),
  supplies: supplies.nullable().describe('Null where this server does not know the kind.'),
  status: supplierStatus,
  settings: z.record(z.string(), z.unknown()),
  secrets_set: z.array(line).describe('The names of the secrets that are stored.'),
  version: count.describe('To be sent with a change; 0 for those of the configuration.'),
  fault: z.string().max(20_000).nullable().describe('Why the account cannot be opened; null where it can.'),
  callback_url: webUrl.describe('Where the supplier reports.'),
  feed: feedState.nullable().describe('Null where no list was read yet.'),
  created_at: moment.nullable(),
  updated_at: moment.nullable(),
});

export type ConnectedSupplier = z.infer<typeof connectedSupplier>;

export const supplierParams = z.object({ id: hash });
