/** The numbers that an opened list needs: the panel's first load has these, and `limits.ts` follows later. */

const MINUTE_MS = 60_000;

/** Plain numbers: whole up to `thousandsAbove`, then K, from `millionsFrom` on M (decision 0005). */
export const numberDisplay = {
  wholeAbove: 1_000,
  thousandsAbove: 10_000,
  millionsFrom: 1_000_000,
  fractionDigits: 1,
} as const;

/** Amounts of a currency. */
export const currencyDisplay = { fractionDigits: 2, compactFrom: 10_000 } as const;

/** How far `move_decimals` and `umd` may move the decimal point; an app without decimals has 0. */
export const decimalOffset = { min: 1, max: 3 } as const;

/** The list: columns before and after metadata, tiles a page, placeholders while loading. */
export const grid = {
  columnsBeforeMetadata: 3,
  columns: 5,
  pageLimit: 12,
  skeletonTiles: 24,
  /** The first row whose column count is reached gives the gap. */
  gaps: [
    { fromColumns: 5, px: 14 },
    { fromColumns: 4, px: 16 },
    { fromColumns: 1, px: 24 },
  ],
} as const;

/** Seconds of a minute: `loi` is shown as `ceil(loi / 60)` minutes, at least `minimumMinutes`. */
export const surveyTime = { secondsPerMinute: 60, minimumMinutes: 1 } as const;

/** List polling, and the events that count as activity (PL-01). */
export const polling = {
  intervalMs: MINUTE_MS,
  idleMs: 5 * MINUTE_MS,
  activityEvents: ['load', 'mousedown', 'mousemove', 'keydown', 'touchstart', 'scroll'],
} as const;

/** Retries of a call that names none. */
export const calling = { defaultRetries: 0 } as const;
