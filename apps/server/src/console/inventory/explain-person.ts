// Why a person has the list that they have (CO-07): the rules about them, then every survey of their country.
import { maxSurveys } from '@earnwall/contract/address-values';
import type { Explanation } from '@earnwall/contract/entities/inventory';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import type { Respondent } from '@earnwall/domain/matching/targeting';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import { countReasons, unansweredQuestions } from '@earnwall/domain/surveys/why-not';
import { findProfile } from '#console/users/profile.ts';
import { presentReward } from '#present/survey.ts';
import type { Context } from '#request/context.ts';
import { findTargetings } from '#store/console/inventory/why-not.ts';
import { findBonuses } from '#store/money/bonuses.ts';
import { factsOf } from '#surveys/matching/listed-survey.ts';
import type { Matching } from '#surveys/matching/matching.ts';
import { listedTestSurveys } from '#surveys/test-survey/test-inventory.ts';
import type { AskedPerson } from './asked-person.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import { type JudgedSurvey, judgeSurveys } from './judge-surveys.ts';
import { reasonInWords } from './reason-words.ts';
import { rulesOf } from './rules-of.ts';

/** Enough to see what most of them ask. */
const mostSamples = 200;
const mostQuestions = 20;

export async function explainPerson(
  ctx: Context & Pick<Matching, 'inventory'>,
  asked: AskedPerson,
  now: Date,
): Promise<Explanation> {
  const { app, user, device, country } = asked;
  const [rules, judged] = await Promise.all([rulesOf(ctx.database.db, asked, now), judgeSurveys(ctx, asked)]);
  const shown = judged.filter(({ reason }) => reason === null);
  return {
    person: {
      ...{ app: app.id, uhash: user.uhash, uuid: user.uuid, device },
      country: country === testCountry ? null : country,
      ...(await profileOf(ctx, asked)),
    },
    currency: { name: app.currency_name, decimals: app.decimals },
    rules,
    total: judged.length,
    shown: shown.length,
    listed_at_most: maxSurveys,
    test_surveys: app.test_mode ? listedTestSurveys(ctx.inventory, device).length : 0,
    reasons: await reasonsOf(ctx, asked, judged),
    range: await rangeOf(ctx, asked, shown, now),
    unanswered: await unansweredOf(ctx, asked, shown),
  };
}

async function profileOf(ctx: Context & Pick<Matching, 'inventory'>, { user, country }: AskedPerson) {
  const { progress } = await findProfile(ctx, user, country);
  return { answered: progress.answered, questions: progress.asked };
}

async function reasonsOf(
  { database }: Context,
  { matched }: AskedPerson,
  judged: readonly JudgedSurvey[],
): Promise<Explanation['reasons']> {
  if (!matched) return [];
  const { person } = matched.compiled;
  const ids = (which: JudgedSurvey['reason']) =>
    judged.flatMap(({ id, reason }) => (reason === which ? [id] : [])).slice(0, mostSamples);
  const questions = judged.flatMap(({ question }) => question ?? []);
  const [wanted, texts] = await Promise.all([
    findTargetings(database.db, ids('age')),
    catalogueTexts(database.db, { targetings: [], answers: answersTo(person, questions) }),
  ]);
  return countReasons(judged).map(({ reason, question, surveys }) => ({
    ...{ reason, question, surveys },
    says: reasonInWords(reason, question, { person, texts, wanted }),
  }));
}

const answersTo = (person: Respondent, questions: readonly string[]) =>
  new Map([...new Set(questions)].map((question) => [question, person.answers.get(question) ?? []]));

async function rangeOf(
  { database }: Context,
  { app, user }: AskedPerson,
  shown: readonly JudgedSurvey[],
  now: Date,
): Promise<Explanation['range']> {
  const listed = shown.flatMap((survey) => survey.listed ?? []);
  if (listed.length === 0) return null;
  const bonuses = await findBonuses(database.db, user, now);
  const price = { ...app, bonus_percent: bonusPercentFor(bonuses, { entity: 'surveys' }, now) };
  const minutes = listed.map((survey) => Math.ceil(factsOf(survey).loi / 60));
  const payouts = listed.map(({ payout }) => payout);
  const rewardOf = (payout: number) => presentReward(BigInt(payout), price).user_reward;
  return {
    minutes: { from: least(minutes), to: most(minutes) },
    reward: { from: rewardOf(least(payouts)), to: rewardOf(most(payouts)) },
  };
}

async function unansweredOf(
  { database, inventory }: Context & Pick<Matching, 'inventory'>,
  { matched }: AskedPerson,
  shown: readonly JudgedSurvey[],
): Promise<Explanation['unanswered']> {
  const known = matched?.compiled.person.answers ?? new Map();
  const asked = shown.map(({ id }) => inventory.questionsOf(id));
  const open = unansweredQuestions(asked, known).slice(0, mostQuestions);
  const questions = open.map(({ question }) => question);
  const texts = await catalogueTexts(database.db, { targetings: [], questions });
  return open.map(({ question, surveys }) => ({
    ...{ question, surveys },
    text: texts.question(question) ?? question,
  }));
}

const least = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.min(one, other));
const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other));
