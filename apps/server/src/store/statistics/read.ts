// Statistics of spans of time: what is folded plus what is not yet, by one statement, so that nothing is counted twice or
// left out while a job folds.
import { statKinds } from '@earnwall/contract/numbers';
import { outcomes } from '@earnwall/contract/outcomes';
import type { Piece } from '@earnwall/domain/numbers/pieces';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { columns, type SumColumn, sumColumns } from './sums.ts';

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

export type SplitColumn = 'app_id' | 'country' | 'supplier' | 'kind';

export interface StatSums extends Record<SumColumn, number> {
  readonly span: number;
  readonly key: string;
}

/** Those with anything in it; `key` is empty without a split. The caller's snapshot has plans by index. */
export async function readStatistics(
  tx: Tx,
  filter: StatFilter,
  spans: readonly Span[],
  split: SplitColumn | null,
): Promise<StatSums[]> {
  const key = split === null ? sql`''` : sql.raw(`stat.${split}`);
  const selected = sql`${key} as key, ${columns(sumColumns.map((column) => `stat.${column}`))}`;
  const app_ids = sql`${sql.param([...filter.app_ids])}::text[]`;
  const ofGrain = (grain: Piece['grain']) => sql`
    select piece.span, piece.sign, ${selected}
    from ${piecesTable(spans, grain)} as piece (span, sign, "from", "to"), unnest(${app_ids}) as app (id), lateral (
        select * from ${folded(grain, filter, split)}
          and stat.app_id = app.id and stat.time >= piece."from" and stat.time < piece."to"
        offset 0
      ) as stat`;
  const added = columns(sumColumns.map((column) => `sum(sign * ${column})::float8 as ${column}`));
  const { rows } = await tx.execute<StatSums & Record<string, unknown>>(sql`
    select span, key, ${added}
    from (
      ${ofGrain('day')}
      union all
      ${ofGrain('quarter')}
      union all
      select whole.span, 1, ${selected}
      from ${spansTable(spans)} as whole (span, "from", "to") join stat_deltas as stat
        on stat.time >= whole."from" and stat.time < whole."to"
      where stat.app_id = any(${app_ids}) and ${matches(filter)}
    ) as counted
    group by span, key`);
  return rows;
}

/** Totals have few rows and just those that are asked for; they do where suppliers or countries are not told apart. */
function folded(grain: Piece['grain'], filter: StatFilter, split: SplitColumn | null): SQL {
  const { supplier = '*', country = '*', kind } = filter;
  const isTotal = split !== 'supplier' && split !== 'country' && (supplier === '*' || country === '*');
  if (!isTotal) return sql`${sql.raw(`stats_${grain}`)} as stat where ${matches(filter)}`;
  const kinds = sql.param(kind === undefined ? [...statKinds] : [kind]);
  return sql`stat_totals as stat where stat.grain = ${grain} and stat.kind = any(${kinds}::text[])
    and ${matches({ ...filter, supplier, country })}`;
}

const matches = ({ test, country, supplier, kind }: StatFilter): SQL =>
  sql.join(
    [
      sql`stat.test = ${test}`,
      ...(country === undefined ? [] : [sql`stat.country = ${country}`]),
      ...(supplier === undefined ? [] : [sql`stat.supplier = ${supplier}`]),
      ...(kind === undefined ? [] : [sql`stat.kind = ${kind}`]),
    ],
    sql` and `,
  );

function piecesTable(spans: readonly Span[], grain: Piece['grain']): SQL {
  const found = spans.flatMap(({ id, pieces }) =>
    pieces.filter((piece) => piece.grain === grain).map((piece) => ({ id, ...piece })),
  );
  return sql`unnest(
    ${sql.param(found.map(({ id }) => id))}::integer[], ${sql.param(found.map(({ sign }) => sign))}::integer[],
    ${times(found.map(({ from }) => from))}, ${times(found.map(({ to }) => to))}
  )`;
}

const spansTable = (spans: readonly Span[]): SQL => sql`unnest(
  ${sql.param(spans.map(({ id }) => id))}::integer[],
  ${times(spans.map(({ from }) => from))}, ${times(spans.map(({ to }) => to))}
)`;

const times = (moments: readonly Date[]): SQL =>
  sql`${sql.param(moments.map((at) => at.toISOString()))}::timestamptz[]`;

export const outcomesOf = (sums: Readonly<Record<SumColumn, number>>) =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, sums[outcome]])) as Record<
    (typeof outcomes)[number],
    number
  >;
