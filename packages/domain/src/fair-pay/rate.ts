/** A day of an app that pays for time, in the smallest unit of its currency. */
export interface FairPayDay {
  /** What a minute paid, in millionths; null where none was paid. */
  readonly rate_micros: number | null;
  /** What was set aside, less what came back with completes that were taken back. */
  readonly fed: number;
  /** What was paid for time. */
  readonly spent: number;
}

/** What was left over or missing counts for so many days. */
export const balanceDays = 30;

/** So many days tell what people are paid for: a whole week, since weekends differ. */
const USUAL_DAYS = 7;
/** What is left over or missing is spent or saved within so many days. */
const EVEN_DAYS = 5;
/** From one day to the next it becomes at most so much smaller or larger. */
const LEAST = 0.5;
const MOST = 1.5;
const MILLION = 1_000_000;

/** Half of what a minute is worth to people on average: nobody earns by staying in surveys that turn them away. */
const highestRate = (value_micros: number): number => Math.max(1, Math.floor(value_micros / 2));

/**
 * What a minute pays from now on (decision 0135): what is set aside on a day, with a part of what is left over or missing,
 * divided by the minutes that are paid on a day. It begins with the highest rate; null while nothing is known.
 */
export function nextRate({
  rate_micros,
  days,
  value_micros,
}: {
  /** What a minute pays now, in millionths; null where nothing was paid yet. */
  readonly rate_micros: number | null;
  /** The last days, the latest first. */
  readonly days: readonly FairPayDay[];
  /** What a minute of people's time yields on average, in millionths; null while it is not known. */
  readonly value_micros: number | null;
}): number | null {
  const highest = value_micros === null ? null : highestRate(value_micros);
  if (rate_micros === null) return highest;
  const next = Math.max(1, Math.round(rate_micros * factorOf(rate_micros, days)));
  return highest === null ? next : Math.min(next, highest);
}

function factorOf(rate_micros: number, days: readonly FairPayDay[]): number {
  const usual = days.slice(0, USUAL_DAYS).filter((day) => day.rate_micros !== null);
  if (usual.length === 0) return 1;
  const minutes = meanOf(usual, ({ spent, rate_micros: paid }) => spent / (paid || 1)) * MILLION;
  const balance = sumOf(days.slice(0, balanceDays), ({ fed, spent }) => fed - spent);
  const due = meanOf(usual, ({ fed }) => fed) + balance / EVEN_DAYS;
  if (minutes <= 0) return due > 0 ? MOST : 1;
  return Math.min(MOST, Math.max(LEAST, ((due / minutes) * MILLION) / rate_micros));
}

const sumOf = (days: readonly FairPayDay[], of: (day: FairPayDay) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

const meanOf = (days: readonly FairPayDay[], of: (day: FairPayDay) => number): number =>
  sumOf(days, of) / days.length;

interface Price {
  readonly exchange_rate_micros: bigint;
  readonly revenue_share_bp: number;
  readonly decimals: number;
}

/** The same rate after an app has changed what a dollar is worth to its users; null where it cannot be the same. */
export function repricedRate(rate_micros: bigint | null, before: Price, after: Price): bigint | null {
  const [old, next] = [weightOf(before), weightOf(after)];
  if (rate_micros === null || old === next) return rate_micros;
  return old === 0n || next === 0n ? null : (rate_micros * next) / old;
}

const weightOf = ({ exchange_rate_micros, revenue_share_bp, decimals }: Price): bigint =>
  exchange_rate_micros * BigInt(revenue_share_bp) * 10n ** BigInt(decimals);

export interface PaysForTime {
  readonly fair_pay_bp: number;
  readonly fair_rate_micros: bigint | null;
}

/** What a minute pays in this app; null where nothing is paid, or what is not known yet. */
export const fairRateOf = ({ fair_pay_bp, fair_rate_micros }: PaysForTime): bigint | null =>
  fair_pay_bp > 0 ? fair_rate_micros : null;
