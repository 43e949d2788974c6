/** How many open surveys of a country there are, and how many of them ask each question. */
export interface SurveyDemand {
  readonly surveys: number;
  readonly byQuestion: ReadonlyMap<string, number>;
}

export interface OpenQuestion<Question> {
  readonly question: Question;
  readonly askedBy: number;
}

/**
 * What is not answered yet, the most useful first (decision 0109): what most open surveys ask, then what takes the least
 * effort; equals stay in the order of the catalogue.
 */
export function openQuestions<Question extends { readonly id: string; readonly effort: number }>(
  wanted: readonly Question[],
  known: ReadonlySet<string>,
  { byQuestion }: SurveyDemand,
): OpenQuestion<Question>[] {
  return wanted
    .filter(({ id }) => !known.has(id))
    .map((question) => ({ question, askedBy: byQuestion.get(question.id) ?? 0 }))
    .sort((a, b) => b.askedBy - a.askedBy || a.question.effort - b.question.effort);
}
