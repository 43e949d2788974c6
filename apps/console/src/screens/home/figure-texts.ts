import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { type Change, changeOf, conversionOf } from '@earnwall/domain/console/figures';

type Answer = ConsoleAnswerOf<'console/home/get-home-figures'>;
type Day = Answer['days'][number];

export interface FigureText {
  name: string;
  /** What is counted, and by which clock. */
  definition: string;
  value: string;
  change: Change | null;
  /** Fourteen days; null where there is nothing to divide by. */
  values: (number | null)[];
  /** More of it is good news. */
  isGoal: boolean;
}

const whole = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The last day, held against the one a week before it. */
export function figureTexts({ days, currency }: Answer): FigureText[] {
  const figure = (
    name: string,
    definition: string,
    amountOf: (day: Day) => number | null,
    { text, unit = '%', isGoal = true }: Style,
  ): FigureText => {
    const values = days.map(amountOf);
    const [value = null, before = null] = [values.at(-1), values.at(-8)];
    const change = changeOf(value, before, unit);
    return { name, definition, value: value === null ? '–' : text(value), change, values, isGoal };
  };
  const scale = 10 ** currency.decimals;
  const rewardText = (amount: number): string =>
    currency.kind === 'usd'
      ? dollars.format(amount / scale)
      : `${whole.format(amount / scale)} ${currency.name}`;
  return [
    figure('People', 'opened a survey', ({ people }) => people, { text: whole.format }),
    figure('Completes', 'by time of click', ({ completes }) => completes, { text: whole.format }),
    figure('Conversion', 'completes of starts', conversionOf, { text: percent.format, unit: 'pt' }),
    figure('Rewards paid', 'by time of ledger', ({ reward }) => reward, { text: rewardText, isGoal: false }),
  ];
}

interface Style {
  text: (value: number) => string;
  unit?: '%' | 'pt';
  isGoal?: boolean;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
});

/** `Sun 15 Nov, UTC, compared with Sun 8 Nov` */
export function periodText(days: readonly Day[]): string {
  const [last, before] = [days.at(-1), days.at(-8)].map((day) => day && dayText(day.day));
  return `${last}, UTC, compared with ${before}`;
}

const dayText = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
