import { ageFit, clauseFit, type Fit, fitAmong } from '../matching/naive.ts';
import type { Respondent, Targeting, TargetingClause } from '../matching/targeting.ts';
import { within } from './log-odds.ts';

/**
 * Of the country's people who answered, the part whose answer is wanted; null where fewer than 50 did. 1 for a question
 * that we cannot ask: nobody is turned away by it before entering, so that it is in the survey's conversion already.
 * Ages are answers of the question `age`, in years; genders of `gender`.
 */
export type ShareOf = (question: string, answers: readonly string[], negate: boolean) => number | null;

type Person = Pick<Respondent, 'age' | 'gender' | 'answers'>;

const unknownAnswer = 0.5;
const oldest = 120;
const ages = Array.from({ length: oldest + 1 }, (_, age) => String(age));
const ranges = new Map<number, readonly string[]>();

/**
 * The chance that whatever is not known yet of a person is what a targeting asks for. It looks at nothing else: what the
 * targeting does not name changes no odds (OD-01).
 */
export function unknownShare(targeting: Targeting, person: Person, shares: ShareOf): number {
  let share = ageShare(targeting, person, shares) * genderShare(targeting, person, shares);
  for (const clause of targeting.clauses) share *= clauseShare(clause, person, shares);
  for (const group of targeting.any_of ?? []) share *= groupShare(group, person, shares);
  return share;
}

/** One of a group is enough. */
function groupShare(group: readonly Targeting[], person: Person, shares: ShareOf): number {
  if (group.length === 0) return 1;
  return 1 - group.reduce((none, member) => none * (1 - unknownShare(member, person, shares)), 1);
}

function ageShare(targeting: Targeting, person: Person, shares: ShareOf): number {
  const { min_age, max_age } = targeting;
  if (min_age === undefined && max_age === undefined) return 1;
  return shareWhere(ageFit(targeting, person.age), () =>
    shares('age', agesBetween(min_age ?? 0, Math.min(max_age ?? oldest, oldest)), false),
  );
}

function genderShare({ genders }: Targeting, { gender }: Person, shares: ShareOf): number {
  if (!genders) return 1;
  return shareWhere(fitAmong(genders, gender && [gender]), () => shares('gender', genders, false));
}

function clauseShare(clause: TargetingClause, person: Person, shares: ShareOf): number {
  const { question, answers, negate = false } = clause;
  return shareWhere(clauseFit(clause, person), () => shares(question, answers, negate));
}

function shareWhere(fit: Fit, share: () => number | null): number {
  if (fit === 'unknown') return within(share() ?? unknownAnswer, 0, 1);
  return fit === 'fits' ? 1 : 0;
}

/** The same list each time, so that whoever answers can keep its sum. */
function agesBetween(low: number, high: number): readonly string[] {
  const key = low * 1000 + high;
  const made = ranges.get(key) ?? ages.slice(low, high + 1);
  ranges.set(key, made);
  return made;
}
