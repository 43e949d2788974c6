// A targeting as questions: which of them decide it, which are still open, and whether the respondent would not answer.
import { fitOf, groupFit } from '../matching/naive.ts';
import type { Respondent, Targeting, TargetingClause } from '../matching/targeting.ts';
import type { ProfileQuestion } from '../profile/question.ts';
import { birthdayQuestion, genderQuestion } from '../profile/respondent.ts';

/** One criterion of a targeting: the question that decides it, and that part of the targeting alone. */
export interface Criterion {
  readonly question: string;
  readonly alone: Targeting;
  /** How many answers satisfy it: the fewer, the more selective. */
  readonly width: number;
}

export interface Asking {
  readonly respondent: Respondent;
  /** The questions we can ask; a clause about any other one is left to the supplier. */
  readonly questions: ReadonlyMap<string, ProfileQuestion>;
  /** What the respondent has skipped in this qualification. */
  readonly skipped: ReadonlySet<string>;
}

type Group = readonly Targeting[];

/** Those that all have to hold; of groups each member has its own. */
export function criteriaOf({ min_age, max_age, genders, clauses }: Targeting): Criterion[] {
  const hasAge = min_age !== undefined || max_age !== undefined;
  const age = {
    ...(min_age !== undefined && { min_age }),
    ...(max_age !== undefined && { max_age }),
    clauses: [],
  };
  const width = (max_age ?? 99) - (min_age ?? 18);
  return [
    ...(hasAge ? [{ question: birthdayQuestion, alone: age, width }] : []),
    ...(genders
      ? [{ question: genderQuestion, alone: { genders, clauses: [] }, width: genders.length }]
      : []),
    ...clauses.map((clause) => ({
      question: clause.question,
      alone: { clauses: [clause] },
      width: widthOf(clause),
    })),
  ];
}

export const groupsOf = ({ any_of }: Targeting): readonly Group[] => any_of ?? [];

/** Every question of a targeting and its groups, each once. */
export function questionsIn(targetings: Group): string[] {
  const own = targetings.flatMap(criteriaOf).map(({ question }) => question);
  return [...new Set([...own, ...targetings.flatMap(groupsOf).flatMap(questionsIn)])];
}

/** A question that it needs was skipped: one of a criterion, or of all that is still possible of a group. */
export function isRefused(targeting: Targeting, asking: Asking): boolean {
  const { respondent, questions, skipped } = asking;
  return (
    criteriaOf(targeting).some(
      ({ question, alone }) =>
        skipped.has(question) && questions.has(question) && fitOf(alone, respondent) === 'unknown',
    ) || groupsOf(targeting).some((group) => isGroupRefused(group, asking))
  );
}

export function isGroupRefused(group: Group, asking: Asking): boolean {
  return groupFit(group, asking.respondent) === 'unknown' && stillPossible(group, asking).length === 0;
}

/** What may still be asked to decide a targeting. */
export function openCriteria(targeting: Targeting, asking: Asking): Criterion[] {
  const { respondent, questions, skipped } = asking;
  const own = criteriaOf(targeting).filter(
    ({ question, alone }) =>
      questions.has(question) && !skipped.has(question) && fitOf(alone, respondent) === 'unknown',
  );
  return [...own, ...groupsOf(targeting).flatMap((group) => openInGroup(group, asking))];
}

/** Nothing once one of the group holds. */
export function openInGroup(group: Group, asking: Asking): Criterion[] {
  if (groupFit(group, asking.respondent) !== 'unknown') return [];
  return stillPossible(group, asking).flatMap((targeting) => openCriteria(targeting, asking));
}

function stillPossible(group: Group, asking: Asking): Targeting[] {
  return group.filter(
    (targeting) => fitOf(targeting, asking.respondent) !== 'contradicts' && !isRefused(targeting, asking),
  );
}

/** A refusal leaves all other answers, however many there are: it is wider than any list, and the longer the narrower. */
function widthOf({ answers, negate }: TargetingClause): number {
  return negate ? Number.MAX_SAFE_INTEGER - answers.length : answers.length;
}
