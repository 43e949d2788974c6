// Everything that Numbers shows, of one moment of the database: the total, the points of the chart and the rows.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { countDays } from '@earnwall/domain/numbers/dates';
import { definitions, figureNames } from '@earnwall/domain/numbers/definitions';
import { findNumberApps, findSupplierNames } from '#store/console/number-names.ts';
import type { Scope } from '#store/console/scope.ts';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { inSnapshot } from '#store/money/statement-snapshot.ts';
import { readStatistics, type SplitColumn, type StatFilter } from '#store/statistics/read.ts';
import type { AskedNumbers } from './asked.ts';
import { addSums, figuresOf, noSums, type Shown, type Sums } from './figures.ts';
import { findPeople, type PeopleCounts } from './find-people.ts';
import { rowsOf, sortedRows } from './rows.ts';
import { type BucketPair, bucketPairs, bucketSpans, type Grain, wholeSpans } from './spans.ts';

type Numbers = ConsoleAnswerOf<'console/numbers/get-numbers'>;

/** A chart of one or two days has hours. */
const mostDaysOfHours = 2;

const columnOf: Readonly<Partial<Record<AskedNumbers['split'], SplitColumn>>> = {
  ...{ app: 'app_id', country: 'country', supplier: 'supplier', kind: 'kind' },
};

/** A named statement is planned once for each connection: else planning takes as long as reading. */
const planOnce = { plan_cache_mode: 'force_generic_plan' };

export async function numbersOf(database: Database, scope: Scope, asked: AskedNumbers): Promise<Numbers> {
  const { range, compared, zone, split, isOperator, seesPayouts } = asked;
  const grain: Grain = countDays(range.from, range.to) <= mostDaysOfHours ? 'hour' : 'day';
  return await inSnapshot(database, read, planOnce);

  async function read(tx: Tx): Promise<Numbers> {
    const apps = await findNumberApps(tx, { scope, app_id: asked.app_id });
    const suppliers = isOperator ? await findSupplierNames(tx) : null;
    const [only, ...others] = apps;
    const currency = only && others.length === 0 ? only : null;
    const shown: Shown = { payouts: seesPayouts, points: currency !== null };
    const filter = { ...asked, app_ids: apps.map(({ id }) => id) };
    const people = await findPeople(tx, filter, grain);
    const chart = await readBuckets(tx, filter, bucketPairs(asked, grain));
    const column = columnOf[split];
    // Without keys just the total of what is compared: an hour that only the other day has is in no pair.
    const wholes = wholeSpans(asked).filter(({ id }) => column || id === 1);
    const found = wholes.length > 0 ? await readStatistics(tx, filter, wholes, column ?? null) : [];
    const before = addSums(found.filter(({ span }) => span === 1));
    const total = {
      now: figuresOf(addSums(chart.map(({ now }) => now)), people.total(0), shown),
      before: compared && figuresOf(before, people.total(1), shown),
    };
    return {
      ...{ ...range, zone, compared, split, total, grain },
      currency: currency && { name: currency.currency_name, decimals: currency.decimals },
      series: chart.map((point) => presentPoint(point, people, shown)),
      rows: await findRows(),
      suppliers,
      definitions: figureNames
        .filter((figure) => seesPayouts || (figure !== 'payout' && figure !== 'margin'))
        .map((figure) => ({ figure, ...definitions[figure] })),
    };

    async function findRows(): Promise<Numbers['rows']> {
      const names = { apps, suppliers: suppliers ?? [] };
      if (column) return sortedRows(rowsOf(found, { split, compared, people, shown, names }));
      const points =
        split === grain ? chart : await readBuckets(tx, filter, bucketPairs(asked, split as Grain));
      return points.map((point) => {
        const { at, date, time, now, before } = presentPoint(point, people, shown);
        return {
          key: time === null ? date : at,
          name: time === null ? date : `${date} ${time}`,
          now,
          before,
        };
      });
    }
  }
}

interface Point {
  readonly pair: BucketPair;
  readonly now: Sums;
  readonly before: Sums;
}

async function readBuckets(tx: Tx, filter: StatFilter, pairs: readonly BucketPair[]): Promise<Point[]> {
  const found = await readStatistics(tx, filter, bucketSpans(pairs), null);
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
