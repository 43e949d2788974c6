import type { AnswerOption } from '@earnwall/contract/entities/question';

/** The chosen answers with one added or taken away. One that excludes the others replaces them, and is replaced by them. */
export function toggled(chosen: readonly string[], id: string, options: readonly AnswerOption[]): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const isExclusive = (one: string) => options.some((option) => option.id === one && option.exclusive);
  return isExclusive(id) ? [id] : [...chosen.filter((other) => !isExclusive(other)), id];
}

/** What choosing `id` has taken away beside it. */
export function unchosen(
  before: readonly string[],
  after: readonly string[],
  id: string,
  options: readonly AnswerOption[],
): string[] {
  const gone = before.filter((other) => other !== id && !after.includes(other));
  return gone.flatMap((other) => options.find((option) => option.id === other)?.text ?? []);
}
