/** One day of an app that pays for time, in the smallest unit of its currency. */
export interface FairPayDay {
  /** What a minute paid, in millionths. */
  readonly rate_micros: number;
  /** What was set aside, less what came back with completes that were taken back. */
  readonly fed: number;
  /** What was paid for time. */
  readonly spent: number;
}

/** So many days tell what people spend; it needs a whole week, since weekends differ. */
export const rateDays = 7;

/** What is left over or missing is spent or saved within so many days. */
const BALANCE_DAYS = 7;
/** From one day to the next a rate becomes at most so much smaller or larger: nobody's terms jump. */
const LEAST = 0.5;
const MOST = 1.5;
const MILLION = 1_000_000;

/** Half of what an hour is worth to people on average: who stays in surveys to be turned away never earns by it. */
export const highestRate = (value_per_minute_micros: number): number =>
  Math.max(1, Math.floor(value_per_minute_micros / 2));

/**
 * What a minute pays tomorrow (decision 0135): what comes in on a day, with a part of what is left or missing, divided by
 * the minutes that people are paid for on a day. Without any history it is the highest rate.
 */
export function nextRate({
  days,
  balance,
  value_per_minute_micros,
}: {
  /** The last days, in any order; at most `rateDays` of them. */
  readonly days: readonly FairPayDay[];
  /** What is in the fund. */
  readonly balance: number;
  /** What a minute of people's time yields on average, in millionths; null while it is not known. */
  readonly value_per_minute_micros: number | null;
}): number | null {
  const highest = value_per_minute_micros === null ? null : highestRate(value_per_minute_micros);
  const [latest] = days;
  if (!latest) return highest;
  const next = Math.max(1, Math.round(latest.rate_micros * factorOf(days, balance, latest.rate_micros)));
  return highest === null ? next : Math.min(next, highest);
}

function factorOf(days: readonly FairPayDay[], balance: number, rate_micros: number): number {
  const fed = sumOf(days, (day) => day.fed) / days.length;
  const minutes = sumOf(days, (day) => (day.spent * MILLION) / Math.max(1, day.rate_micros)) / days.length;
  const due = fed + balance / BALANCE_DAYS;
  if (minutes === 0) return due > 0 ? MOST : 1;
  const wanted = (due * MILLION) / minutes / Math.max(1, rate_micros);
  return Math.min(MOST, Math.max(LEAST, wanted));
}

const sumOf = (days: readonly FairPayDay[], of: (day: FairPayDay) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

/** What a minute pays in this app; null where nothing is paid, or what is not known yet. */
export const fairRateOf = ({
  fair_pay_bp,
  fair_rate_micros,
}: {
  readonly fair_pay_bp: number;
  readonly fair_rate_micros: bigint | null;
}): bigint | null => (fair_pay_bp > 0 ? fair_rate_micros : null);
