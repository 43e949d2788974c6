import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count, hash, line, moment } from '../../../entities/scalars.ts';

const seconds = z.number().min(0);

export const getSystem = {
  summary: 'The state of the installation',
  answer: z.object({
    nodes: z.array(
      z.object({
        id: hash,
        host: line,
        version: line,
        started_at: moment,
        seen_seconds_ago: seconds,
        draining: z.boolean(),
        figures: z.record(z.string(), z.number()),
      }),
    ),
    database: z.object({
      version: line,
      size_bytes: count,
      connections: count,
      max_connections: count,
      replicas: z.array(z.object({ name: line, lag_seconds: seconds.nullable() })),
    }),
    jobs: z.array(
      z.object({
        name: line,
        due_at: moment,
        running: z.boolean(),
        overdue: z.boolean(),
        succeeded_at: moment.nullable(),
        failures: count,
        failure: z.string().nullable(),
      }),
    ),
    outbox: z.object({ waiting: count, oldest_at: moment.nullable() }),
    postbacks: z.object({
      waiting: count.describe('10,000 stands for that many or more.'),
      oldest_at: moment.nullable().describe('Since when the longest due one waits.'),
    }),
    mail: z.object({
      configured: z.boolean(),
      last_sent_at: moment.nullable(),
      last_failure: z.object({ at: moment, failure: z.string() }).nullable(),
    }),
    sms: z.object({
      configured: z.boolean(),
      countries: z.array(z.object({ country: line, sent: count, budget: count })).describe('Today, UTC.'),
      failed_last_hour: count,
    }),
    backup: z
      .object({ at: moment, size_bytes: count.nullable(), note: z.string().nullable() })
      .nullable()
      .describe('The last one that was reported; null: never.'),
    audits: z.array(z.object({ name: line, checked_at: moment, findings: z.array(z.string()) })),
    maintenance: z.array(
      z.object({ app: hash, name: line, since: moment.nullable(), until: moment.nullable() }),
    ),
  }),
  errors: [],
} satisfies CallSchema;
