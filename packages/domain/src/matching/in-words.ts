// What a survey asks for, in English: for people who run the product and have never seen a targeting.
import { countryName } from '../console/country-name.ts';
import type { Device } from '../surveys/device.ts';
import { type Clause, clausesOf, targetingClauses } from './clauses.ts';
import type { Gender, MatchableSurvey, Quota, Targeting, TargetingClause } from './targeting.ts';

/** The texts of the catalogue; null for what it does not have, which is then named by its id. */
export interface CatalogueTexts {
  question(id: string): string | null;
  answer(question: string, id: string): string | null;
}

/** A list of a thousand postal codes is no sentence. */
const mostNamed = 6;

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
const genderWords: Record<Gender, string> = { male: 'men', female: 'women', other: 'another gender' };
const allDevices: readonly Device[] = ['desktop', 'mobile', 'tablet'];

export function clauseInWords(clause: Clause, texts: CatalogueTexts): string {
  switch (clause.rule) {
    case 'country':
      return `in ${placeInWords(clause.country)}`;
    case 'device':
      return devicesInWords(clause.devices);
    case 'language':
      return `in ${languageInWords(clause.language)}`;
    case 'age':
      return agesInWords(clause.min, clause.max);
    case 'gender':
      return clause.genders.length === 0
        ? 'no gender at all'
        : either(clause.genders.map((gender) => genderWords[gender]));
    case 'answer':
      return answerInWords(clause.clause, texts);
    case 'group':
      return clause.members.length === 0 ? 'everybody' : someOf(clause.members, texts);
    case 'full_quota':
      return `not ${targetingInWords(clause.quota.targeting, texts)}: that quota is full`;
    case 'open_quotas':
      return clause.quotas.length === 0 ? 'nobody: all quotas are full' : someOf(clause.quotas, texts);
  }
}

/** Who is meant, without the country: `women aged 18–34; “Do you own a car?”: yes`. */
export function targetingInWords(targeting: Targeting, texts: CatalogueTexts): string {
  const clauses = targetingClauses(targeting);
  const ofRule = (rule: Clause['rule']) => clauses.filter((clause) => clause.rule === rule);
  const words = (rule: Clause['rule']) => ofRule(rule).map((clause) => clauseInWords(clause, texts));
  const [gender, age] = [words('gender')[0], words('age')[0]];
  const who =
    gender === undefined
      ? age === undefined
        ? 'everybody'
        : `people ${age}`
      : `${gender}${age ? ` ${age}` : ''}`;
  return [who, ...words('answer'), ...words('group')].join('; ');
}

/** A line for each thing that is asked for, the person first. */
export function surveyInWords(survey: MatchableSurvey, texts: CatalogueTexts): string[] {
  const who = targetingInWords({ ...survey.targeting, clauses: [], any_of: [] }, texts);
  const rest = clausesOf(survey).filter(({ rule }) => rule === 'answer' || rule === 'group');
  return [
    capital(`${who} in ${placeInWords(survey.country)}`),
    capital(devicesInWords(survey.devices)),
    `In ${languageInWords(survey.language)}`,
    ...rest.map((clause) => capital(clauseInWords(clause, texts))),
  ];
}

export function quotaInWords({ targeting, remaining }: Quota, texts: CatalogueTexts): string {
  const left = remaining === 0 ? 'full' : `${remaining.toLocaleString('en')} left`;
  return `${capital(targetingInWords(targeting, texts))}: ${left}`;
}

export function agesInWords(min: number | null, max: number | null): string {
  if (max === null) return `aged ${min ?? 0} or older`;
  if (min === null || min <= 0) return `aged up to ${max}`;
  return min === max ? `aged ${min}` : `aged ${min}–${max}`;
}

function devicesInWords(devices: readonly Device[]): string {
  if (allDevices.every((device) => devices.includes(device))) return 'any device';
  if (devices.length === 0) return 'no device at all';
  return `${either(devices)} only`;
}

export const languageInWords = (language: string): string => {
  const [primary = language] = language.split(/[-_]/);
  return /^[a-z]{2,3}$/i.test(primary) ? (languageNames.of(primary) ?? primary) : primary;
};

const placeInWords = (country: string): string => countryName(country) ?? country;

function answerInWords({ question, answers, negate }: TargetingClause, texts: CatalogueTexts): string {
  const named = answers.slice(0, mostNamed).map((id) => texts.answer(question, id) ?? id);
  const more = answers.length - named.length;
  const listed = [...named, ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])];
  const wanted = listed.length === 0 ? 'nothing' : either(listed);
  return `“${texts.question(question) ?? question}”: ${negate ? 'not ' : ''}${wanted}`;
}

const someOf = (members: readonly Targeting[], texts: CatalogueTexts): string =>
  `one of: ${members.map((member) => targetingInWords(member, texts)).join(' | ')}`;

/** `a`, `a or b`, `a, b or c`. */
function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
