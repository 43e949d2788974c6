// The table of Numbers as a file: each row with what it is compared with, and the total, since people do not add up.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { outcomes } from '@earnwall/contract/outcomes';
import { type CsvColumns, csvAnswer } from '#console/csv.ts';
import type { FileAnswer } from '#request/file-answer.ts';
import type { Figures } from './figures.ts';

type Numbers = ConsoleAnswerOf<'console/numbers/get-numbers'>;
type Row = Numbers['rows'][number];
type Cell = string | number | null;

export function numbersFile(numbers: Numbers): FileAnswer {
  const { from, to, split, rows, total, compared } = numbers;
  const all = [...rows, { key: 'total', name: 'Total', ...total }];
  const name = ['numbers', split, from, ...(from === to ? [] : [to])].join('-');
  return csvAnswer(name, columnsOf(numbers, compared !== null), onePage(all));
}

async function* onePage(rows: readonly Row[]) {
  yield rows;
}

function columnsOf({ split, currency, total }: Numbers, isCompared: boolean): CsvColumns<Row> {
  const measured = {
    ...funnel,
    ...(total.now.payout_micros !== null && payouts),
    ...shares,
    ...(currency && pointsIn(currency.decimals)),
  };
  const both = Object.entries(measured).flatMap(([name, of]) => [
    [name, ({ now }: Row) => of(now)] as const,
    ...(isCompared ? [[`${name}_before`, ({ before }: Row) => before && of(before)] as const] : []),
  ]);
  const counted = outcomes
    .filter((outcome) => outcome !== 'complete')
    .map((outcome) => [outcome, ({ now }: Row) => now.outcomes[outcome]] as const);
  return {
    [split]: ({ key }) => key,
    name: ({ name }) => name,
    ...Object.fromEntries([...both, ...counted]),
  };
}

type Measured = Readonly<Record<string, (figures: Figures) => Cell>>;

const funnel: Measured = {
  people: ({ people }) => people,
  clicks: ({ clicks }) => clicks,
  starts: ({ starts }) => starts,
  completes: ({ completes }) => completes,
};
const payouts: Measured = {
  payout_usd: ({ payout_micros }) => dollars(payout_micros),
  margin_usd: ({ margin_micros }) => dollars(margin_micros),
};
const shares: Measured = { share_usd: ({ reward_micros }) => dollars(reward_micros) };
const pointsIn = (decimals: number): Measured => ({
  points: ({ points }) => decimal(points, decimals),
});

const dollars = (micros: number | null): number | null => decimal(micros, 6);

/** A number, as a text that begins with a minus would be taken for a formula. */
const decimal = (value: number | null, digits: number): number | null =>
  value === null ? null : value / 10 ** digits;
