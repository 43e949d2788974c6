import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { said } from '../../../entities/inventory.ts';
import { count, hash } from '../../../entities/scalars.ts';
import { supplierId, supplierSecrets, supplierSettings } from '../../../entities/supplier-account.ts';

const maxPage = 500_000;

const survey = z.object({
  ref: z.string(),
  country: z.string(),
  language: z.string(),
  devices: z.array(z.string()),
  topic: z.string().nullable(),
  loi_seconds: z.number(),
  payout_micros: count.describe('Millionths of a US dollar.'),
  said: said.nullable().describe('Null where the supplier says nothing.'),
  targeting: z.unknown().describe('In the words of our questions.'),
  quotas: z.array(z.object({ ref: z.string(), remaining: z.number(), targeting: z.unknown() })),
  quota_rule: z.string(),
  entry_link: z.string().nullable(),
});

const offer = z.object({
  ref: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  platforms: z.array(z.string()),
  countries: z.array(z.string()).describe('Empty: every country.'),
  link: z.string().nullable(),
  milestones: z.array(
    z.object({
      event_ref: z.string(),
      name: z.string(),
      required_event_count: count,
      payout_micros: count.describe('Millionths of a US dollar.'),
      hold_days: count,
    }),
  ),
});

const row = z.object({
  row: count.describe('Its place in the page, from 0 on.'),
  becomes: z.enum(['surveys', 'offers', 'closed', 'unread']),
  ref: z.string().nullable().describe('Of a closed or unread row.'),
  reason: z.string().nullable().describe('Why it could not be read or used.'),
  sample: z.string().nullable().describe('The unread row as JSON, cut where it is long.'),
  surveys: z.array(survey),
  offers: z.array(offer),
});

export const postSuppliersDryRun = {
  summary: 'See what settings would make of a supplier’s list',
  description:
    'The first page is asked for, or `page` is one that was copied, for which nothing is asked and no secret is needed. ' +
    'At most 200 rows are shown. Nothing is stored. What is wrong with settings or secrets is named by a JSON pointer.',
  body: z.strictObject({
    id: supplierId,
    kind: hash,
    settings: supplierSettings,
    secrets: supplierSecrets.default({}),
    page: z.string().max(maxPage).optional(),
  }),
  answer: z.object({
    failure: z.string().nullable().describe('Why there is no page that can be read.'),
    total: count.describe('How many rows the page has.'),
    rows: z.array(row).max(200),
  }),
  errors: ['unprocessable'],
} satisfies CallSchema;
