import type { Option } from './listbox-options.tsx';

/** The options that have every typed word, wherever; those that begin with the text come first. */
export function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return options;
  const words = text.split(/\s+/);
  const found = options.filter(({ label, hint, value }) => {
    const all = `${label} ${hint ?? ''} ${value}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  // Groups stay together, so only lists without them are put in another order.
  if (found.some(({ group }) => group !== undefined)) return found;
  const begins = ({ label }: Option) => label.toLowerCase().startsWith(text);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

/** Where letters typed in a row lead; the same letter again goes on to the next. */
export function optionByLetters(options: readonly Option[], letters: string, from: number): number | null {
  const isOneLetter = new Set(letters).size === 1;
  const text = isOneLetter ? letters.slice(0, 1) : letters;
  const start = isOneLetter ? from + 1 : Math.max(from, 0);
  for (let step = 0; step < options.length; step += 1) {
    const index = (start + step) % options.length;
    if (options[index]?.label.toLowerCase().startsWith(text)) return index;
  }
  return null;
}
