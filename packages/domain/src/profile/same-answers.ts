/** Whether an answer is unchanged; the order of the chosen options does not matter. */
export function isSameAnswer(before: readonly string[], answers: readonly string[]): boolean {
  return before.length === answers.length && answers.every((answer) => before.includes(answer));
}
