/** As far as it is put in words; the server has checked it. */
interface Targeting {
  min_age?: number;
  max_age?: number;
  genders?: readonly string[];
  clauses?: readonly { question: string; answers: readonly string[]; negate?: boolean }[];
  any_of?: readonly (readonly Targeting[])[];
}

/** Whom a survey is for, a sentence for each clause; empty where it is for everybody. */
export function targetingWords(targeting: unknown): string[] {
  if (!isTargeting(targeting)) return [];
  const { min_age, max_age, genders, clauses = [], any_of = [] } = targeting;
  return [
    ...ageWords(min_age, max_age),
    ...(genders ? [`gender is ${oneOf(genders)}`] : []),
    ...clauses.map(
      ({ question, answers, negate }) => `${question} is ${negate ? 'not ' : ''}${oneOf(answers)}`,
    ),
    ...any_of.map((group) =>
      group.map((one) => `(${targetingWords(one).join(' and ') || 'everybody'})`).join(' or '),
    ),
  ];
}

function ageWords(min: number | undefined, max: number | undefined): string[] {
  if (min === undefined && max === undefined) return [];
  if (max === undefined) return [`age from ${min} on`];
  return [min === undefined ? `age up to ${max}` : `age ${min} to ${max}`];
}

function oneOf(answers: readonly string[]): string {
  const last = answers.at(-1) ?? 'nothing';
  return answers.length < 2 ? last : `${answers.slice(0, -1).join(', ')} or ${last}`;
}

const isTargeting = (value: unknown): value is Targeting => typeof value === 'object' && value !== null;
