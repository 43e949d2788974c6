// Statistics of spans of time: what is folded plus what is not yet, by one statement, so that nothing is counted twice or
// left out while a job folds.
import { statKinds } from '@earnwall/contract/numbers';
import { outcomes } from '@earnwall/contract/outcomes';
import type { Piece } from '@earnwall/domain/numbers/pieces';
import { type Segments, segmentsOf } from '@earnwall/domain/numbers/segments';
import { type SQL, sql } from 'drizzle-orm';
import { executeNamed } from '#store/engine/named.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { addUp, type FoundSums } from './add-up.ts';
import { columns, type StatSums, type SumColumn, sumColumns } from './sums.ts';

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

/** Those with anything in it; `key` is empty without a split. The caller's snapshot has plans by index. */
export async function readStatistics(
  tx: Tx,
  filter: StatFilter,
  spans: readonly Span[],
  split: SplitColumn | null,
): Promise<StatSums[]> {
  const pieces = spans.flatMap(({ id, pieces }) => pieces.map((piece) => ({ span: id, ...piece })));
  const ofGrain = (grain: Piece['grain']) => segmentsOf(pieces.filter((piece) => piece.grain === grain));
  const segments = { day: ofGrain('day'), quarter: ofGrain('quarter') };
  const asked = askedOf(filter, split);
  const { selected } = asked;
  const { rows } = await executeNamed<FoundSums>(
    tx,
    sql`
    with app as materialized (${asked.apps})
    select grain, part, key, ${added}
    from (
      ${foldedOf('day', segments.day, asked)}
      union all
      ${foldedOf('quarter', segments.quarter, asked)}
      union all
      select null, whole.span, ${selected}
      from ${spansTable(spans)} as whole (span, "from", "to") join stat_deltas as stat
        on stat.time >= whole."from" and stat.time < whole."to"
      where stat.app_id = any(${texts(filter.app_ids)}) and ${matches(filter)}
    ) as counted
    group by grain, part, key`,
  );
  return addUp(rows, pieces, segments);
}

const all = columns(sumColumns.map((column) => `stat.${column}`));
const added = columns(sumColumns.map((column) => `sum(${column})::float8 as ${column}`));

interface Asked {
  readonly filter: StatFilter;
  readonly isTotal: boolean;
  /** Whose statistics are read: of totals, with each kind that there is. */
  readonly apps: SQL;
  readonly selected: SQL;
}

/** Totals have few rows and just those that are asked for; they do where suppliers or countries are not told apart. */
function askedOf(filter: StatFilter, split: SplitColumn | null): Asked {
  const { supplier = '*', country = '*' } = filter;
  const isTotal = split !== 'supplier' && split !== 'country' && (supplier === '*' || country === '*');
  const asked = isTotal ? { ...filter, supplier, country } : filter;
  const key = split === null ? sql`''` : sql.raw(`stat.${split}`);
  return {
    ...{ filter: asked, isTotal, selected: sql`${key} as key, ${all}` },
    apps: isTotal ? kindsOf(asked) : sql`select id from unnest(${texts(filter.app_ids)}) as given (id)`,
  };
}

function foldedOf(
  grain: Piece['grain'],
  { bounds, blocks }: Segments,
  { filter, isTotal, selected }: Asked,
): SQL {
  return sql`
    select ${grain} as grain, width_bucket(stat.time, ${times(bounds)}) as part, ${selected}
    from app, unnest(${times(blocks.map(({ from }) => from))}, ${times(blocks.map(({ to }) => to))}) as block ("from", "to"),
      lateral (
        select * from ${sql.raw(isTotal ? 'stat_totals' : `stats_${grain}`)} as stat
        where ${matches(filter)} and ${isTotal ? sql`grain = ${grain} and kind = app.kind` : sql`true`}
          and app_id = app.id and time >= block."from" and time < block."to"
        offset 0
      ) as stat`;
}

/** The kinds that each app has anything of: most have few of them. */
const kindsOf = (totals: StatFilter): SQL => sql`
  select app.id, given.kind
  from unnest(${texts(totals.app_ids)}) as app (id),
    unnest(${texts(totals.kind === undefined ? statKinds : [totals.kind])}) as given (kind)
  where exists (
    select from stat_totals as stat
    where app_id = app.id and grain = 'day' and stat.kind = given.kind and ${matches({ ...totals, kind: undefined })}
  )`;

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

const spansTable = (spans: readonly Span[]): SQL => sql`unnest(
  ${sql.param(spans.map(({ id }) => id))}::integer[],
  ${times(spans.map(({ from }) => from))}, ${times(spans.map(({ to }) => to))}
)`;

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const times = (moments: readonly Date[]): SQL =>
  sql`${sql.param(moments.map((at) => at.toISOString()))}::timestamptz[]`;

export const outcomesOf = (sums: Readonly<Record<SumColumn, number>>) =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, sums[outcome]])) as Record<
    (typeof outcomes)[number],
    number
  >;
