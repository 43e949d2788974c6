// What the figures, the chart and the columns of Numbers show: how each is read from the sums, and written.
import { conversionOf } from '@earnwall/domain/console/figures';
import type { Figures, Numbers } from './numbers-answer.ts';

export const measureNames = [
  'people',
  'clicks',
  'starts',
  'completes',
  'conversion',
  'payout',
  'reward',
  'margin',
  'points',
] as const;
export type MeasureName = (typeof measureNames)[number];

export interface Measure {
  readonly name: MeasureName;
  readonly label: string;
  readonly read: (figures: Figures) => number | null;
  readonly text: (value: number) => string;
  readonly unit: '%' | 'pt';
  readonly isCount: boolean;
  /** More of it is good news. */
  readonly isGoal: boolean;
}

const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const money = { text: dollars.format, isCount: false };

const inDollars = (micros: number | null): number | null => (micros === null ? null : micros / 1_000_000);

export function measuresOf({ currency }: Pick<Numbers, 'currency'>): Readonly<Record<MeasureName, Measure>> {
  const measure = (
    name: MeasureName,
    label: string,
    read: Measure['read'],
    { text = whole.format, unit = '%', isCount = true, isGoal = true }: Partial<Measure> = {},
  ): Measure => ({ name, label, read, text: (value) => text(value), unit, isCount, isGoal });
  const scale = 10 ** (currency?.decimals ?? 0);
  const inPoints = ({ points }: Figures) => (points === null ? null : points / scale);
  return {
    people: measure('people', 'People', ({ people }) => people),
    clicks: measure('clicks', 'Clicks', ({ clicks }) => clicks),
    starts: measure('starts', 'Starts', ({ starts }) => starts),
    completes: measure('completes', 'Completes', ({ completes }) => completes),
    conversion: measure('conversion', 'Conversion', conversionOf, {
      ...{ text: percent.format, unit: 'pt', isCount: false },
    }),
    payout: measure('payout', 'Payouts', ({ payout_micros }) => inDollars(payout_micros), money),
    reward: measure('reward', 'Publisher’s share', ({ reward_micros }) => inDollars(reward_micros), {
      ...{ ...money, isGoal: false },
    }),
    margin: measure('margin', 'Margin', ({ margin_micros }) => inDollars(margin_micros), money),
    points: measure('points', currency?.name ?? 'Points', inPoints, { isGoal: false, isCount: scale === 1 }),
  };
}

/** The four of the page: in dollars what is the asker's, and points where a test has no dollars. */
export function headline({ currency, total }: Numbers, isTest: boolean): MeasureName[] {
  const money = isTest && currency ? 'points' : total.now.margin_micros !== null ? 'margin' : 'reward';
  const first = total.now.people === null ? 'starts' : 'people';
  return [first, 'completes', 'conversion', money];
}

export const valueText = ({ read, text }: Measure, figures: Figures | null): string => {
  const value = figures && read(figures);
  return value === null ? '–' : text(value);
};
