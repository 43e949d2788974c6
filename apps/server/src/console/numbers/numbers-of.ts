// Everything that Numbers shows: the total, the points of the chart and the rows, all of one moment of the database.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { countDays } from '@earnwall/domain/numbers/dates';
import { definitions, figureNames } from '@earnwall/domain/numbers/definitions';
import { numberApps, supplierNames } from '#store/console/number-names.ts';
import type { Scope } from '#store/console/scope.ts';
import type { Database } from '#store/engine/database.ts';
import { readTogether } from '#store/engine/readings.ts';
import { snapshotWith } from '#store/money/statement-snapshot.ts';
import { statisticsReading } from '#store/statistics/read.ts';
import type { SplitColumn } from '#store/statistics/read-statement.ts';
import type { StatSums } from '#store/statistics/sums.ts';
import type { AskedNumbers } from './asked.ts';
import { addSums, figuresOf, noSums, type Shown, type Sums } from './figures.ts';
import { type PeopleCounts, peopleReadings } from './people-readings.ts';
import { rowsOf, sortedRows } from './rows.ts';
import {
  type BucketPair,
  bucketPairs,
  bucketSpans,
  comparedId,
  comparedSpan,
  type Grain,
  wholeSpans,
} from './spans.ts';

type Numbers = ConsoleAnswerOf<'console/numbers/get-numbers'>;

/** A chart of one or two days has hours. */
const mostDaysOfHours = 2;

const columnOf: Readonly<Partial<Record<AskedNumbers['split'], SplitColumn>>> = {
  ...{ app: 'app_id', country: 'country', supplier: 'supplier', kind: 'kind' },
};

/** Each statement is planned once for each connection: else planning takes as long as reading. */
const snapshot = snapshotWith({ plan_cache_mode: 'force_generic_plan' });

export async function numbersOf({ db }: Database, scope: Scope, asked: AskedNumbers): Promise<Numbers> {
  const { range, compared, zone, split, isOperator, seesPayouts } = asked;
  const grain: Grain = countDays(range.from, range.to) <= mostDaysOfHours ? 'hour' : 'day';
  const [apps, suppliers] = await readTogether(db, [
    numberApps({ scope, app_id: asked.app_id }),
    isOperator ? supplierNames : null,
  ]);
  const [only, ...others] = apps;
  const currency = only && others.length === 0 ? only : null;
  const shown: Shown = { payouts: seesPayouts, points: currency !== null };
  const filter = { ...asked, app_ids: apps.map(({ id }) => id) };
  const column = columnOf[split] ?? null;
  const chartPairs = bucketPairs(asked, grain);
  const rowPairs = column || split === grain ? [] : bucketPairs(asked, split as Grain);
  const pairs = [...chartPairs, ...rowPairs];
  const counted = peopleReadings(filter, grain);
  const [ofSpans, ofKeys, sums, found] = await readTogether(
    db,
    [
      ...counted.readings,
      statisticsReading(filter, [...bucketSpans(pairs), ...comparedSpan(asked)], null),
      column && statisticsReading(filter, wholeSpans(asked), column),
    ],
    snapshot,
  );
  const people = counted.countsOf(ofSpans, ofKeys);
  const points = pointsOf(pairs, sums);
  const chart = points.slice(0, chartPairs.length);
  const series = points.map((point) => presentPoint(point, people, shown));
  const now = addSums(chart.map((point) => point.now));
  const before = sums.find(({ span }) => span === comparedId) ?? noSums;
  const names = { apps, suppliers: suppliers ?? [] };
  return {
    ...{ ...range, zone, compared, split, grain },
    total: {
      now: figuresOf(now, people.total(0), shown),
      before: compared && figuresOf(before, people.total(1), shown),
    },
    currency: currency && { name: currency.currency_name, decimals: currency.decimals },
    series: series.slice(0, chart.length),
    rows: found
      ? sortedRows(rowsOf(found, { split, compared, people, shown, names }))
      : series.slice(split === grain ? 0 : chart.length).map(rowOfTime),
    suppliers,
    definitions: figureNames
      .filter((figure) => seesPayouts || (figure !== 'payout' && figure !== 'margin'))
      .map((figure) => ({ figure, ...definitions[figure] })),
  };
}

interface Point {
  readonly pair: BucketPair;
  readonly now: Sums;
  readonly before: Sums;
}

function pointsOf(pairs: readonly BucketPair[], found: readonly StatSums[]): Point[] {
  const sums = new Map(found.map((row) => [row.span, row]));
  return pairs.map((pair, index) => ({
    pair,
    now: sums.get(2 * index) ?? noSums,
    before: sums.get(2 * index + 1) ?? noSums,
  }));
}

function presentPoint({ pair, now, before }: Point, people: PeopleCounts, shown: Shown) {
  const { from, date, time } = pair.now;
  const isDay = time === null;
  return {
    ...{ at: from.toISOString(), date, time, before_date: pair.before?.date ?? null },
    now: figuresOf(now, isDay ? people.onDay(date) : null, shown),
    before: pair.before && figuresOf(before, isDay ? people.onDay(pair.before.date) : null, shown),
  };
}

const rowOfTime = ({ at, date, time, now, before }: Numbers['series'][number]): Numbers['rows'][number] => ({
  key: time === null ? date : at,
  name: time === null ? date : `${date} ${time}`,
  ...{ now, before },
});
