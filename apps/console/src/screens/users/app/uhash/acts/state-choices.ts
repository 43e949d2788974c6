export type Length = '1' | '7' | '30' | 'good';

const days: Readonly<Record<Length, string>> = {
  '1': '1 day',
  '7': '7 days',
  '30': '30 days',
  good: 'For good',
};

/** A hold that has no end stays until somebody frees the person. */
export const lengths = (state: 'banned' | 'on_hold'): { value: Length; label: string }[] =>
  (['1', '7', '30', 'good'] as const).map((value) => ({
    value,
    label: value === 'good' && state === 'on_hold' ? 'Until freed' : days[value],
  }));

/** Null for what has no end. */
export const endOf = (length: Length, now: Date): string | null =>
  length === 'good' ? null : new Date(now.getTime() + Number(length) * 24 * 3_600_000).toISOString();

/** What the button does. */
export function verbOf(state: 'active' | 'banned' | 'on_hold' | 'on_review', length: Length): string {
  if (state === 'active') return 'Free';
  if (state === 'on_review') return 'Put in review';
  const time = length === 'good' ? '' : ` for ${days[length]}`;
  return state === 'on_hold' ? `Hold${time}` : `Ban${time || ' for good'}`;
}
