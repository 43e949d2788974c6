// Whether a person would see one survey, clause by clause: what has kept it from the list, and what the person is known by.
import type { SurveyVerdict } from '@earnwall/contract/entities/inventory';
import { countryName } from '@earnwall/domain/console/country-name';
import { type Clause, explainSurvey } from '@earnwall/domain/matching/clauses';
import { type CatalogueTexts, clauseInWords, languageInWords } from '@earnwall/domain/matching/in-words';
import type { Fit } from '@earnwall/domain/matching/naive';
import type { Respondent, Targeting } from '@earnwall/domain/matching/targeting';
import { questionsIn } from '@earnwall/domain/qualification/criteria';
import { isTestSurvey } from '@earnwall/domain/surveys/test-survey';
import type { Context } from '#request/context.ts';
import { findSupplierName } from '#store/console/inventory/suppliers.ts';
import { findDuplicateSurveys } from '#store/console/inventory/why-not.ts';
import type { SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { closedTo } from '#surveys/qualify/closed-to.ts';
import type { AskedPerson } from './asked-person.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { answeredInWords } from './reason-words.ts';
import { rulesOf } from './rules-of.ts';

type ShownClause = SurveyVerdict['clauses'][number];

export async function explainSurveyTo(
  { database: { db } }: Context,
  asked: AskedPerson,
  survey: SurveyWithQuotas,
  now: Date,
): Promise<SurveyVerdict> {
  const { app, user } = asked;
  const [rules, own, open] = await Promise.all([
    rulesOf(db, asked, now),
    targetingClauses(db, asked, survey),
    openClause(db, survey),
  ]);
  const blocking = rules.filter(({ verdict }) => verdict === 'blocks');
  const clauses: ShownClause[] = [
    ...blocking.map(({ says }) => ({
      asks: 'Nothing that replaces the whole list',
      has: says,
      fit: 'fails' as const,
    })),
    open,
    ...(await pastClauses(db, asked, survey, now)),
    ...own,
  ];
  return {
    ...{ app: app.id, uhash: user.uhash, uuid: user.uuid },
    shown: clauses.every(({ fit }) => fit !== 'fails'),
    clauses,
  };
}

async function openClause(on: Context['database']['db'], survey: SurveyWithQuotas): Promise<ShownClause> {
  const asks = 'The survey and its supplier are open';
  if (survey.isOpen) return { asks, has: 'Open', fit: 'passes' };
  const has =
    survey.status === 'closed' || survey.closed_at
      ? 'The supplier has closed it'
      : survey.status === 'paused'
        ? 'An operator has paused it'
        : `${await findSupplierName(on, survey.supplier_id)} is paused`;
  return { asks, has, fit: 'fails' };
}

async function pastClauses(
  on: Context['database']['db'],
  { user, matched }: AskedPerson,
  survey: SurveyWithQuotas,
  now: Date,
): Promise<ShownClause[]> {
  const [duplicates, closed] = await Promise.all([
    findDuplicateSurveys(on, user),
    closedTo(on, user, survey, now),
  ]);
  const isSpent = matched?.excluded.has(survey.id) ?? false;
  const isDuplicate = duplicates.has(survey.id);
  return [
    spentClause(isSpent, isDuplicate),
    ...(survey.exclusions ? [shutClause(closed === 'duplicate')] : []),
    ...(survey.invited ? [invitedClause(closed === 'not_invited')] : []),
  ];
}

const spentClause = (isSpent: boolean, isDuplicate: boolean): ShownClause => ({
  asks: 'Not taken before',
  has: isDuplicate
    ? 'Taken under another account or on this device'
    : isSpent
      ? 'Taken or screened out before'
      : 'Not taken yet',
  fit: isSpent || isDuplicate ? 'fails' : 'passes',
});

const shutClause = (isShut: boolean): ShownClause => ({
  asks: 'No other survey entered that shuts it',
  has: isShut ? 'Entered one' : 'Entered none',
  fit: isShut ? 'fails' : 'passes',
});

const invitedClause = (isUninvited: boolean): ShownClause => ({
  asks: 'Invited by the supplier',
  has: isUninvited ? 'Not invited' : 'Invited',
  fit: isUninvited ? 'fails' : 'passes',
});

async function targetingClauses(
  on: Context['database']['db'],
  { app, matched }: AskedPerson,
  survey: SurveyWithQuotas,
): Promise<ShownClause[]> {
  // Everybody of an app in test mode has it.
  if (isTestSurvey(survey))
    return [
      {
        asks: 'The app is in test mode',
        has: app.test_mode ? 'Test' : 'Live',
        fit: app.test_mode ? 'passes' : 'fails',
      },
    ];
  if (!matched) return [];
  const { person } = matched.compiled;
  const targetings = [survey.targeting, ...survey.quotas.map(({ targeting }) => targeting)];
  const answers = new Map(
    questionsIn(targetings).map((question) => [question, person.answers.get(question) ?? []]),
  );
  const texts = await catalogueTexts(on, { targetings, answers });
  return explainSurvey(survey, person).map(({ clause, fit }) => ({
    asks: capital(clauseInWords(clause, texts)),
    has: knownOf(clause, person, texts),
    fit: words[fit],
  }));
}

const words: Record<Fit, ShownClause['fit']> = { fits: 'passes', contradicts: 'fails', unknown: 'unknown' };

function knownOf(clause: Clause, person: Respondent, texts: CatalogueTexts): string | null {
  switch (clause.rule) {
    case 'country':
      return countryName(person.country) ?? person.country;
    case 'device':
      return capital(person.device);
    case 'language':
      return person.languages?.map(languageInWords).join(', ') || null;
    case 'age':
      return person.age === null ? null : String(person.age);
    case 'gender':
      return person.gender && capital(person.gender);
    case 'answer':
      return answersOf(clause.clause.question, person, texts);
    case 'group':
      return ofTargetings(clause.members, person, texts);
    case 'full_quota':
      return ofTargetings([clause.quota.targeting], person, texts);
    case 'open_quotas':
      return ofTargetings(clause.quotas, person, texts);
  }
}

function answersOf(question: string, person: Respondent, texts: CatalogueTexts): string | null {
  const answers = person.answers.get(question) ?? [];
  return answers.map((id) => texts.answer(question, id) ?? id).join(', ') || null;
}

/** All that decides several targetings at once. */
function ofTargetings(targetings: readonly Targeting[], person: Respondent, texts: CatalogueTexts) {
  return known(questionsIn(targetings), person, texts);
}

function known(questions: readonly string[], person: Respondent, texts: CatalogueTexts): string | null {
  const said = questions.flatMap((question) => {
    if (question === 'birthday') return person.age === null ? [] : [`aged ${person.age}`];
    if (question === 'gender') return person.gender === null ? [] : [person.gender];
    const has = (person.answers.get(question) ?? []).length > 0;
    return has ? [answeredInWords(question, { person, texts })] : [];
  });
  return said.length === 0 ? null : said.join('; ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
