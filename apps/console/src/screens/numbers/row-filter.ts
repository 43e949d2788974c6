// A row of the table is a filter: what the address becomes when it is pressed.
import type { Numbers, Row } from './numbers-answer.ts';

type Changes = Readonly<Record<string, string | null>>;

/** Hours are the smallest that is shown: they narrow down nothing. */
export function rowFilter(
  { split, from, to }: Pick<Numbers, 'split' | 'from' | 'to'>,
  { key }: Pick<Row, 'key'>,
): Changes {
  if (split === 'hour') return {};
  if (split === 'day') return { from: key, to: key, period: null, split: 'hour' };
  return { [split]: key, split: split === 'country' ? (from === to ? 'hour' : 'day') : null };
}
