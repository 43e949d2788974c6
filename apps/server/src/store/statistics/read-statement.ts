// The statement that reads statistics: what is folded plus what is not yet, so that nothing is counted twice or left out while
// a job folds. Built once for each split and filter, since building it takes a good part of what reading does.
import { statKinds } from '@earnwall/contract/numbers';
import type { Piece } from '@earnwall/domain/numbers/pieces';
import type { Statement } from '#store/engine/row-query.ts';
import { sumColumns } from './sums.ts';

export type SplitColumn = 'app_id' | 'country' | 'supplier' | 'kind';

export const narrowings = ['country', 'supplier', 'kind'] as const;
export type Narrowing = (typeof narrowings)[number];

interface Shape {
  readonly split: SplitColumn | null;
  /** What is asked for of each; the values follow the first eleven in this order. */
  readonly narrowed: readonly Narrowing[];
  /** Totals have few rows and just those that are asked for; they do where suppliers or countries are not told apart. */
  readonly isTotal: boolean;
}

const built = new Map<string, Statement>();

/**
 * Of the apps `$1`, of tests or not `$2`: the bounds of segments and the blocks from and to of days, `$3` to `$5`, and of
 * quarters, `$6` to `$8`; the spans of deltas, `$9` to `$11`.
 */
export function statisticsStatement(split: SplitColumn | null, narrowed: readonly Narrowing[]): Statement {
  const name = [
    'statistics',
    ...(split ? ['by', split] : []),
    ...(narrowed.length > 0 ? ['of', ...narrowed] : []),
  ].join('_');
  const known = built.get(name);
  if (known) return known;
  const isEither = narrowed.includes('supplier') && narrowed.includes('country');
  const statement = {
    name,
    text: textOf({ split, narrowed, isTotal: split !== 'supplier' && split !== 'country' && !isEither }),
  };
  built.set(name, statement);
  return statement;
}

const textOf = (shape: Shape): string => `
  with app as materialized (${shape.isTotal ? kindsOf(shape) : 'select id from unnest($1::text[]) as given (id)'})
  select grain, part, key, ${added}
  from (
    ${foldedOf('day', ['$3', '$4', '$5'], shape)}
    union all
    ${foldedOf('quarter', ['$6', '$7', '$8'], shape)}
    union all
    select null, whole.span, ${selected(shape)}
    from unnest($9::integer[], $10::timestamptz[], $11::timestamptz[]) as whole (span, "from", "to")
      join stat_deltas as stat on stat.time >= whole."from" and stat.time < whole."to"
    where stat.app_id = any($1::text[]) and ${conditions({ ...shape, isTotal: false }, narrowings)}
  ) as counted
  group by grain, part, key`;

/** Whole numbers below 2^53 are exact in it, as in the answer; sums of `bigint` are of `numeric`, which takes far longer. */
const added = sumColumns.map((column) => `sum(${column}::float8) as ${column}`).join(', ');

const selected = ({ split }: Shape): string =>
  [`${split === null ? "''" : `stat.${split}`} as key`, ...sumColumns.map((column) => `stat.${column}`)].join(
    ', ',
  );

const foldedOf = (
  grain: Piece['grain'],
  [bounds, froms, tos]: readonly [string, string, string],
  shape: Shape,
): string => `
    select '${grain}' as grain, width_bucket(stat.time, ${bounds}::timestamptz[]) as part, ${selected(shape)}
    from app, unnest(${froms}::timestamptz[], ${tos}::timestamptz[]) as block ("from", "to"),
      lateral (
        select * from ${shape.isTotal ? 'stat_totals' : `stats_${grain}`} as stat
        where ${conditions(shape, narrowings)} ${shape.isTotal ? `and grain = '${grain}' and kind = app.kind` : ''}
          and app_id = app.id and time >= block."from" and time < block."to"
        offset 0
      ) as stat`;

/** The kinds that each app has anything of, whose statistics are read: most have few of them. */
const kindsOf = (shape: Shape): string => `
    select app.id, given.kind
    from unnest($1::text[]) as app (id), unnest(${givenKinds(shape)}) as given (kind)
    where exists (
      select from stat_totals as stat
      where app_id = app.id and grain = 'day' and stat.kind = given.kind and ${conditions(shape, ['country', 'supplier'])}
    )`;

const givenKinds = ({ narrowed }: Shape): string =>
  narrowed.includes('kind')
    ? `array[${parameterOf('kind', narrowed)}]`
    : `'{${statKinds.join(',')}}'::text[]`;

/** A total of all suppliers or countries has a star in place of them. */
const conditions = ({ narrowed, isTotal }: Shape, columns: readonly Narrowing[]): string =>
  [
    'stat.test = $2',
    ...columns.flatMap((column) => {
      if (narrowed.includes(column)) return [`stat.${column} = ${parameterOf(column, narrowed)}`];
      return isTotal && column !== 'kind' ? [`stat.${column} = '*'`] : [];
    }),
  ].join(' and ');

const parameterOf = (column: Narrowing, narrowed: readonly Narrowing[]): string =>
  `$${12 + narrowed.indexOf(column)}::text`;
