/** A credit that was celebrated, in whichever tab. */
export interface Celebrated {
  readonly key: string;
  readonly amount: number;
  readonly at: number;
}

interface KeyedCredit {
  readonly key: string;
  readonly amount: number;
}

/** More than can arrive between two visits of a list. */
const mostRemembered = 50;

/** Of a burst, what was not celebrated before; each key once. */
export function uncelebrated<C extends KeyedCredit>(
  burst: readonly C[],
  celebrated: readonly Celebrated[],
): C[] {
  const known = new Set(celebrated.map(({ key }) => key));
  return burst.filter(({ key }) => !known.has(key) && known.add(key));
}

/** Newest first. */
export function remembered(
  celebrated: readonly Celebrated[],
  credits: readonly KeyedCredit[],
  at: number,
): Celebrated[] {
  const added = credits.map(({ key, amount }) => ({ key, amount, at }));
  return [...added, ...celebrated].slice(0, mostRemembered);
}

/** Of an increase of the earnings since a moment, what no celebrated credit explains; never below 0. */
export function unexplained(increase: number, celebrated: readonly Celebrated[], since: number): number {
  const explained = celebrated.filter(({ at }) => at >= since).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, increase - explained);
}

/** What storage holds may be anything. */
export function readCelebrated(stored: string | null): Celebrated[] {
  try {
    const value: unknown = JSON.parse(stored ?? '');
    return Array.isArray(value) ? value.filter(isCelebrated).slice(0, mostRemembered) : [];
  } catch {
    return [];
  }
}

function isCelebrated(value: unknown): value is Celebrated {
  if (typeof value !== 'object' || value === null) return false;
  const { key, amount, at } = value as Partial<Record<keyof Celebrated, unknown>>;
  return typeof key === 'string' && typeof amount === 'number' && typeof at === 'number';
}
