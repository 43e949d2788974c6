import type { Survey } from '@earnwall/contract/entities/survey';
import { escapeJson } from './escape-json.ts';
import { Kept } from './kept.ts';

// The surveys of a document as rows, their field names written once and not once for each: two thirds of the data less to
// write, to compress and to read. What is the same of a survey whoever looks at it is written once for all of them.

export interface PackedSurveys {
  /** JSON of the rows. */
  rows: string;
  /** JSON of the names of their fields; null where rows are whole surveys. */
  names: string | null;
}

/** These differ from person to person. */
type Own = 'user_reward' | 'user_reward_without_bonus' | 'bonus' | 'order' | 'odds' | 'per_minute';
type Facts = Omit<Survey, Own | 'respondent_check'>;

const mostSurveys = 10_000;
const keptFacts = new Kept<{ facts: Facts; text: string }>(mostSurveys);

const names = JSON.stringify([
  ...(['user_reward', 'user_reward_without_bonus', 'bonus', 'order', 'odds', 'per_minute'] satisfies Own[]),
  ...Object.keys(factsOf({} as Survey)),
]);

export function packSurveys(surveys: readonly Survey[]): PackedSurveys {
  // A row cannot say that a field is missing.
  if (surveys.some(({ respondent_check }) => respondent_check !== undefined))
    return { rows: escapeJson(JSON.stringify(surveys)), names: null };
  return { rows: `[${surveys.map(rowOf).join(',')}]`, names };
}

function rowOf(survey: Survey): string {
  const { user_reward, user_reward_without_bonus, bonus, order, odds, per_minute } = survey;
  const own = `${user_reward},${user_reward_without_bonus},${bonus},${order},${odds},${per_minute}`;
  const known = keptFacts.find(survey.hash);
  if (known && isSame(known.facts, survey)) return `[${own},${known.text}]`;
  const facts = factsOf(survey);
  const text = escapeJson(JSON.stringify(Object.values(facts)).slice(1, -1));
  keptFacts.keep(survey.hash, { facts, text });
  return `[${own},${text}]`;
}

/** Written out, as what follows: every survey of every visit is compared. */
function factsOf(survey: Survey): Facts {
  const { hash, loi, user_rating_avg, user_rating_ct, hot, feature, payout_type, onboarding } = survey;
  const { is_rfg_survey, flag, topic, opened_on, finish_seconds, out_seconds, paid_seconds } = survey;
  const { week_started, week_finished } = survey;
  return {
    ...{ hash, loi, user_rating_avg, user_rating_ct, hot, feature, payout_type, onboarding },
    ...{ is_rfg_survey, flag, topic, opened_on, finish_seconds, out_seconds, paid_seconds },
    ...{ week_started, week_finished },
  };
}

function isSame(one: Facts, other: Facts): boolean {
  return (
    one.loi === other.loi &&
    one.user_rating_avg === other.user_rating_avg &&
    one.user_rating_ct === other.user_rating_ct &&
    one.hot === other.hot &&
    one.feature === other.feature &&
    one.payout_type === other.payout_type &&
    one.onboarding === other.onboarding &&
    one.is_rfg_survey === other.is_rfg_survey &&
    one.flag === other.flag &&
    one.topic === other.topic &&
    one.opened_on === other.opened_on &&
    one.finish_seconds === other.finish_seconds &&
    one.out_seconds === other.out_seconds &&
    one.paid_seconds === other.paid_seconds &&
    one.week_started === other.week_started &&
    one.week_finished === other.week_finished
  );
}
