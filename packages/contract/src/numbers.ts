/** What statistics tell apart; `credit` is what operators and corrections move without a click. */
export const statKinds = ['survey', 'offer', 'bonus', 'extension', 'credit'] as const;

/** Periods by name; all but `today` and `month` are of days that are over. */
export const periodNames = ['today', 'yesterday', '7d', '28d', 'month'] as const;

/** With the same days of the week, or with the days just before. */
export const comparisons = ['weekdays', 'previous', 'none'] as const;

export const splits = ['app', 'country', 'supplier', 'kind', 'day', 'hour'] as const;

export type StatKind = (typeof statKinds)[number];
export type PeriodName = (typeof periodNames)[number];
export type Comparison = (typeof comparisons)[number];
export type Split = (typeof splits)[number];

/** The longest period, in days. */
export const maxNumbersDays = 400;
/** The longest one whose hours are listed. */
export const maxHourDays = 7;

/** What stands for an unknown country, and for no supplier. */
export const noKey = 'none';
