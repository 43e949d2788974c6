// The periods of statements (PB-05): a day, `2026-11-15`, or a month, `2026-11`, of UTC.

export interface Period {
  readonly name: string;
  readonly kind: 'day' | 'month';
  readonly from: Date;
  /** No longer part of it. */
  readonly to: Date;
}

const dayMs = 86_400_000;

/**
 * After its end a period waits this long until it is final: for transactions that were under way at midnight, and for
 * nodes whose clocks are behind.
 */
const settlingMs = 15 * 60_000;

/** Null where it is none, such as `2026-02-30`. */
export function periodOf(name: string): Period | null {
  const [, year, month, day] = /^(2\d{3})-(\d\d)(?:-(\d\d))?$/.exec(name) ?? [];
  if (year === undefined || month === undefined) return null;
  const from = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? '1')));
  // A day or month that the calendar lacks would have become another one.
  if (from.toISOString().slice(0, name.length) !== name) return null;
  if (day !== undefined) return dayFrom(from);
  const to = new Date(Date.UTC(Number(year), Number(month), 1));
  return { name, kind: 'month', from, to };
}

/** The day that a moment is in. */
export const dayOf = (at: Date): Period => dayFrom(new Date(Math.floor(at.getTime() / dayMs) * dayMs));

function dayFrom(from: Date): Period {
  const name = from.toISOString().slice(0, 10);
  return { name, kind: 'day', from, to: new Date(from.getTime() + dayMs) };
}

export const hasBegun = ({ from }: Period, now: Date): boolean => from <= now;

/** From when on nothing can be added to it any more. */
export const finalAt = ({ to }: Period): Date => new Date(to.getTime() + settlingMs);

export const isFinal = (period: Period, now: Date): boolean => finalAt(period) <= now;

/** The beginning of the first day that is not final yet: all before it are. */
export const finalUntil = (now: Date): Date => dayOf(new Date(now.getTime() - settlingMs)).from;

/** From one to another of the same kind, both included; `most` bounds how many. Null when they are not such a range. */
export function periodsBetween(first: Period, last: Period, most: number): Period[] | null {
  if (first.kind !== last.kind || first.from > last.from) return null;
  const periods = [first];
  for (let next = following(first); next.from <= last.from; next = following(next)) {
    if (periods.length === most) return null;
    periods.push(next);
  }
  return periods;
}

function following({ kind, to }: Period): Period {
  if (kind === 'day') return dayFrom(to);
  const end = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 1));
  return { name: to.toISOString().slice(0, 7), kind, from: to, to: end };
}
