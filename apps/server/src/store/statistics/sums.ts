// The columns of statistics, for SQL that names all of them.
import { outcomes } from '@earnwall/contract/outcomes';
import { type SQL, sql } from 'drizzle-orm';

export const keyColumns = ['time', 'app_id', 'kind', 'supplier', 'country', 'test'] as const;
export const sumColumns = [
  'clicks',
  'starts',
  ...outcomes,
  'seconds',
  'payout_micros',
  'reward_micros',
  'points',
] as const;

export type SumColumn = (typeof sumColumns)[number];

export const columns = (names: readonly string[]): SQL => sql.raw(names.join(', '));

/** Of a span of time, by what it is split by. */
export interface StatSums extends Record<SumColumn, number> {
  readonly span: number;
  readonly key: string;
}
