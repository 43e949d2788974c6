// A survey's targeting and a respondent's profile in one form, so that the index needs no knowledge of either: a demand
// is an attribute and the values that satisfy it, or with `negate` those that contradict it; a fact is an attribute and the
// values of the respondent. Groups of which one has to hold are no demands (conditions.ts).
import type { FailedRule } from './failed-rule.ts';
import { type MatchableSurvey, primaryLanguage, type Respondent, type Targeting } from './targeting.ts';

export interface Demand {
  readonly attribute: string;
  readonly values: readonly string[];
  readonly negate?: boolean;
}

/** Higher ages count as this one; it bounds the number of ages in the index. */
const oldest = 120;
const ages = Array.from({ length: oldest + 1 }, (_, age) => String(age));

export function demandsOf({ devices, language, targeting }: MatchableSurvey): Demand[] {
  return [
    { attribute: 'device', values: devices },
    { attribute: 'language', values: [primaryLanguage(language)] },
    ...ageDemand(targeting),
    ...(targeting.genders ? [{ attribute: 'gender', values: targeting.genders }] : []),
    ...clauseDemands(targeting),
  ];
}

/** Only what is known; a survey asks for the rest. `nth` names the attribute of a question's further clauses. */
export function factsOf(person: Respondent): Demand[] {
  const facts = [
    { attribute: 'device', values: [person.device] },
    { attribute: 'language', values: person.languages?.map(primaryLanguage) ?? [] },
    { attribute: 'age', values: person.age === null ? [] : [String(Math.min(person.age, oldest))] },
    { attribute: 'gender', values: person.gender === null ? [] : [person.gender] },
    ...Array.from(person.answers, ([question, values]) => ({ attribute: answerTo(question), values })),
  ];
  return facts.filter(({ values }) => values.length > 0);
}

/**
 * A question may occur in several clauses of one survey, and different answers of a respondent may satisfy them: the
 * second clause is a separate attribute for the same facts.
 */
export const nth = (attribute: string, place: number) => (place === 0 ? attribute : `${attribute} #${place}`);

const answers = 'answer ';
const answerTo = (question: string) => `${answers}${question}`;

/** The rule that a fact can fail, as people are told: an attribute, or a question's answer. */
export function ruleOf({ attribute }: Demand): FailedRule {
  if (attribute.startsWith(answers)) return { rule: 'answer', question: attribute.slice(answers.length) };
  return { rule: attribute as 'device' | 'language' | 'age' | 'gender' | 'quota', question: null };
}

function clauseDemands({ clauses }: Targeting): Demand[] {
  const seen = new Map<string, number>();
  return clauses.map(({ question, answers, negate }) => {
    if (negate) return { attribute: answerTo(question), values: answers, negate };
    const place = seen.get(question) ?? 0;
    seen.set(question, place + 1);
    return { attribute: nth(answerTo(question), place), values: answers };
  });
}

function ageDemand({ min_age = 0, max_age = Number.POSITIVE_INFINITY }: Targeting): Demand[] {
  if (min_age <= 0 && max_age === Number.POSITIVE_INFINITY) return [];
  return [{ attribute: 'age', values: ages.slice(Math.max(min_age, 0), Math.min(max_age, oldest) + 1) }];
}
