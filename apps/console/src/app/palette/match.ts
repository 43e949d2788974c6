/** Something the palette offers. */
export interface Entry {
  id: string;
  label: string;
  /** Said beside it: the group, or what a find is. */
  hint: string;
  /** Other words people look for it by. */
  words?: string;
}

/**
 * The entries that a text finds, best first: every word of it begins a word of the entry. Entries whose label begins with
 * the text come before the others; otherwise their order stays.
 */
export function matching<E extends Entry>(text: string, entries: readonly E[]): E[] {
  const wanted = wordsOf(text);
  const found = entries.filter((entry) => {
    const words = wordsOf(`${entry.label} ${entry.hint} ${entry.words ?? ''}`);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
  const start = text.trim().toLowerCase();
  const isFirst = ({ label }: E) => start !== '' && label.toLowerCase().startsWith(start);
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where the arrow keys lead, around both ends. */
export function moved(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (at + by + count) % count;
}
