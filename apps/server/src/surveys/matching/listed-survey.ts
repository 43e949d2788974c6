// What a node caches of an open survey: enough to match it (in the index), to serialise it, and to detect changes.
import { createHash } from 'node:crypto';
import type { MatchableSurvey, Targeting } from '@earnwall/domain/matching/targeting';
import { presentSurvey, type SurveyFacts } from '#present/survey.ts';
import type { OpenSurvey } from '#store/surveys/surveys.ts';

export interface ListedSurvey extends Pick<OpenSurvey, 'id' | 'hash' | 'country' | 'respondent_check'> {
  payout: number;
  /** Its facts as JSON without the opening brace, in bytes: the reward is written before them. */
  facts: Buffer;
  /** Of all that a list can show of it or depend on. */
  digest: bigint;
}

export function listedSurvey(survey: OpenSurvey): ListedSurvey {
  const { id, hash, country, respondent_check, payout_micros } = survey;
  return {
    ...{ id, hash, country, respondent_check },
    payout: Number(payout_micros),
    facts: Buffer.from(JSON.stringify(presentSurvey(survey)).slice(1)),
    digest: digestOf(survey),
  };
}

const parsed = new WeakMap<ListedSurvey, SurveyFacts>();

/** Its facts as an object, the same one for everybody: parsed when it is first needed. */
export function factsOf(survey: ListedSurvey): Readonly<SurveyFacts> {
  const known = parsed.get(survey);
  if (known) return known;
  const facts = JSON.parse(`{${survey.facts.toString()}`) as SurveyFacts;
  parsed.set(survey, facts);
  return facts;
}

export function matchableSurvey(survey: OpenSurvey): MatchableSurvey {
  const { id, country, language, devices, targeting, quota_rule } = survey;
  return {
    ...{ id, country, language, devices, targeting, quota_rule },
    // The onboarding survey stands first until it is done (SL-03), however short the list is cut.
    rank: survey.onboarding ? Number.MIN_SAFE_INTEGER : survey.rank,
    quotas: [...quotasOf(survey.closed_quotas, 0), ...quotasOf(survey.open_quotas, 1)],
  };
}

/** How many places are left is of no interest here, but that there are some. */
const quotasOf = (targetings: readonly Targeting[], remaining: 0 | 1) =>
  targetings.map((targeting) => ({ targeting, remaining }));

function digestOf(survey: OpenSurvey): bigint {
  const text = JSON.stringify({ ...survey, payout_micros: survey.payout_micros.toString() });
  return createHash('sha1').update(text).digest().readBigUInt64LE();
}
