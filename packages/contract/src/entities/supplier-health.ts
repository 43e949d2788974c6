import * as z from 'zod';
import { outcomes } from '../outcomes.ts';
import { findingKinds, findingSeverities, pausers } from '../supplier-health.ts';
import { count, hash, line, moment } from './scalars.ts';
import { supplierStatus, supplies } from './supplier-account.ts';

/** How well suppliers and offer networks do what they should. */

const share = z.number().min(0).max(1);

const counts = {
  starts: count.describe('People who were sent there.'),
  reports: count.describe('Reports and events that were applied.'),
  completes: count,
  refused: count.describe('Messages without a right signature; anybody can send them.'),
  unreadable: count.describe('Genuine messages that could not be read.'),
  unknown_click: count.describe('Genuine messages about nobody who was sent there.'),
  conflict: count.describe('Genuine messages that contradict an earlier one.'),
  unknown_code: count.describe('Reports with a code that its table does not have.'),
};

export const supplierCounts = z.object(counts);

export const supplierHour = z.object({ hour: moment.describe('When the hour began.'), ...counts });

export const supplierFinding = z.object({
  kind: z.enum(findingKinds),
  severity: z.enum(findingSeverities),
  text: line.describe('In English, for operators.'),
  details: z.record(z.string(), z.number()),
  since: moment,
  last_at: moment.describe('When it was last found.'),
  ended_at: moment.nullable().describe('Null while it stands.'),
});

export const supplierHealth = z.object({
  id: hash,
  name: line,
  supplies: supplies.nullable(),
  status: supplierStatus,
  pause: z
    .object({
      by: z.enum(pausers).describe('`health`: what was found has paused it by itself.'),
      since: moment.nullable(),
      reason: z.string().max(2000).nullable(),
    })
    .nullable()
    .describe('Null while it is live.'),
  override_until: moment
    .nullable()
    .describe('An operator has resumed it: until then nothing but an operator pauses it.'),
  last_day: supplierCounts.describe('Of the last 24 hours.'),
  conversion: z
    .object({
      observed: share.nullable().describe('Null where nobody has started.'),
      low: share,
      high: share.describe('With `low`, what the observations allow.'),
      promised: share.nullable().describe('By the supplier’s word, of the surveys that people started.'),
    })
    .describe('Of those who started within the last 24 hours, the part that completed.'),
  feed_read_at: moment.nullable().describe('The last list that was whole and believed.'),
  open_rows: count.describe('Surveys or offers that are open now.'),
  messages_a_minute: z
    .number()
    .min(0)
    .describe('Of the last 60 minutes, whatever came of them; refused ones included.'),
  reports_by_hour: z.array(count).length(24).describe('Of the last 24 hours, the current one last.'),
  mix: z
    .array(z.object({ outcome: z.enum([...outcomes, 'reversed']), times: count.min(1) }))
    .describe('How its reports of seven days ended, the most frequent first; empty for offer networks.'),
  findings: z.array(supplierFinding).describe('Those that stand.'),
});

export type SupplierHealth = z.infer<typeof supplierHealth>;
