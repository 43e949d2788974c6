/** Whether somebody answers what they answered before; the order in which answers were ticked says nothing. */
export function isSameAnswer(before: readonly string[], answers: readonly string[]): boolean {
  return before.length === answers.length && answers.every((answer) => before.includes(answer));
}
