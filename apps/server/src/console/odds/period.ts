// The days that a list of odds is about, both included.
const dayMs = 24 * 3_600_000;
const usualDays = 28;

export interface Period {
  readonly from: string;
  readonly to: string;
}

export function periodOf(asked: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const to = asked.to ?? dateOf(now.getTime());
  return { from: asked.from ?? dateOf(Date.parse(to) - (usualDays - 1) * dayMs), to };
}

export const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
