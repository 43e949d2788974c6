import type { Round as ServerRound } from '@earnwall/contract/entities/qualification';

// The questions of this visit as a way with steps: what the server says of a round, made one line over several surveys.

export interface Round {
  /** Which question this is; 0 before the first. */
  readonly number: number;
  /** How many there are at most, where the server says so. */
  readonly atMost: number | null;
  readonly canGoBack: boolean;
  /** How far the bar has come, from 0 to 1. */
  readonly share: number;
  /** Questions of surveys before this one, whose rounds are over. */
  readonly earlier: number;
  /** The user has gone back: what is answered from here on replaces what was answered before. */
  readonly revised: boolean;
  /** What the user has put in, by question: the server reads it back to proven accounts only. */
  readonly given: Readonly<Record<string, readonly string[]>>;
}

export const noRound: Round = {
  ...{ number: 0, atMost: null, canGoBack: false, share: 0, earlier: 0, revised: false, given: {} },
};

/** How far a first answer leads where the end is not known; each further one goes the same share of what is left. */
const stride = 0.28;

/** On to the next question. The bar never goes back, whatever the server has learned about the rest. */
export function goneOn(before: Round, said: ServerRound | undefined, isOtherSurvey: boolean): Round {
  const earlier = isOtherSurvey ? before.number : before.earlier;
  const at = placeOf(earlier, before.number + 1, said);
  return {
    ...before,
    ...at,
    earlier,
    revised: before.revised && !isOtherSurvey,
    share: Math.max(before.share, at.share),
  };
}

export function goneBack(before: Round, said: ServerRound | undefined): Round {
  return { ...before, ...placeOf(before.earlier, before.number - 1, said), revised: true };
}

export function withGiven(round: Round, question: string, answers: readonly string[]): Round {
  return { ...round, given: { ...round.given, [question]: answers } };
}

function placeOf(earlier: number, counted: number, said: ServerRound | undefined) {
  const number = said ? earlier + said.number : Math.max(counted, 1);
  const atMost = said ? earlier + said.at_most : null;
  const share = atMost === null ? 1 - (1 - stride) ** number : number / (atMost + 1);
  return { number, atMost, canGoBack: said?.can_go_back ?? false, share };
}
