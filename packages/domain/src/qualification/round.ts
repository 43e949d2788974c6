/** The questions of one click, in the order they were asked. */
export interface AskedSoFar {
  readonly asked: readonly string[];
  readonly skipped: readonly string[];
}

/** Where a question stands in its round, with as much as is known about what follows. */
export interface RoundPlace {
  readonly number: number;
  /** How many questions the round has at most, as far as is known now. */
  readonly at_most: number;
  readonly can_go_back: boolean;
}

/** The question to go back to from this one; skipping cannot be taken back, so skipped questions are passed over (QU-05). */
export function questionBefore({ asked, skipped }: AskedSoFar, question: string): string | null {
  return asked.slice(0, asked.indexOf(question)).findLast((id) => !skipped.includes(id)) ?? null;
}

/** The round up to and including a question, and what was asked after it. */
export function splitRound(asked: readonly string[], question: string): [string[], string[]] {
  const end = asked.indexOf(question) + 1;
  return [asked.slice(0, end), asked.slice(end)];
}

/** The round with `next` asked after `from`; what was skipped between them keeps its place, so that numbers stay true. */
export function withNext({ asked, skipped }: AskedSoFar, from: string, next: string): string[] {
  const [upTo, later] = splitRound(asked, from);
  const between = later.slice(0, Math.max(later.indexOf(next), 0)).filter((id) => skipped.includes(id));
  const rest = later.filter((id) => id !== next && !between.includes(id));
  return [...upTo, ...between, next, ...rest];
}

/** `open` are the questions that may still be asked. */
export function placeInRound(round: AskedSoFar, open: readonly string[], question: string): RoundPlace {
  const [upTo, later] = splitRound(round.asked, question);
  const left = new Set([...later, ...open].filter((id) => !upTo.includes(id)));
  return {
    number: upTo.length,
    at_most: upTo.length + left.size,
    can_go_back: questionBefore(round, question) !== null,
  };
}
