// Statistics of spans of time: the sums of each, by one statement.
import { outcomes } from '@earnwall/contract/outcomes';
import type { Piece } from '@earnwall/domain/numbers/pieces';
import { segmentsOf } from '@earnwall/domain/numbers/segments';
import { type Reading, reading } from '#store/engine/readings.ts';
import { addUp, type FoundSums } from './add-up.ts';
import { narrowings, type SplitColumn, statisticsStatement } from './read-statement.ts';
import type { StatSums, SumColumn } from './sums.ts';

export interface StatFilter {
  readonly app_ids: readonly string[];
  readonly test: boolean;
  /** Empty for an unknown country, a missing supplier; absent for all. */
  readonly country?: string | undefined;
  readonly supplier?: string | undefined;
  readonly kind?: string | undefined;
}

export interface Span {
  readonly id: number;
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  /** The same in days and quarters. */
  readonly pieces: readonly Piece[];
}

/** Those with anything in it; `key` is empty without a split. The caller's snapshot has plans by index. */
export function statisticsReading(
  filter: StatFilter,
  spans: readonly Span[],
  split: SplitColumn | null,
): Reading<StatSums[]> {
  const pieces = spans.flatMap(({ id, pieces }) => pieces.map((piece) => ({ span: id, ...piece })));
  const ofGrain = (grain: Piece['grain']) => segmentsOf(pieces.filter((piece) => piece.grain === grain));
  const segments = { day: ofGrain('day'), quarter: ofGrain('quarter') };
  const narrowed = narrowings.filter((name) => filter[name] !== undefined);
  return reading(
    {
      statement: statisticsStatement(split, narrowed),
      values: [
        filter.app_ids,
        filter.test,
        ...[segments.day, segments.quarter].flatMap(({ bounds, blocks }) => [
          times(bounds),
          times(blocks.map(({ from }) => from)),
          times(blocks.map(({ to }) => to)),
        ]),
        spans.map(({ id }) => id),
        times(spans.map(({ from }) => from)),
        times(spans.map(({ to }) => to)),
        ...narrowed.map((name) => filter[name] ?? null),
      ],
    },
    (rows: FoundSums[]) => addUp(rows, pieces, segments),
  );
}

const times = (moments: readonly Date[]): string[] => moments.map((at) => at.toISOString());

export const outcomesOf = (sums: Readonly<Record<SumColumn, number>>) =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, sums[outcome]])) as Record<
    (typeof outcomes)[number],
    number
  >;
