// What a node caches of an open survey: enough to match it (in the index), to put it in a person's order, to serialise it,
// and to detect changes.
import { createHash } from 'node:crypto';
import type { MatchableSurvey, Targeting } from '@earnwall/domain/matching/targeting';
import type { CompiledShares } from '@earnwall/domain/odds/compiled-shares';
import { firstSupplierRank, valueOfRank } from '@earnwall/domain/surveys/rank';
import { presentSurvey, type SurveyFacts } from '#present/survey.ts';
import type { OpenSurvey } from '#store/surveys/surveys.ts';
import { oddsDigest, type SurveyOdds } from '#surveys/odds/survey-odds.ts';

export interface ListedSurvey extends Pick<OpenSurvey, 'id' | 'hash' | 'country' | 'respondent_check'> {
  payout: number;
  /** Its facts as JSON without the opening brace, in bytes: what is personal is written before them. */
  facts: Buffer;
  /** Its place by the supplier's word or by hand, as the holdout of the experiment has it. */
  rank: number;
  /** What it counts as in everybody's order where its place is not the person's matter; null where it is. */
  placedValue: number | null;
  odds: SurveyOdds;
  /** What it wants of people; null for our own survey, which nobody is turned away from. */
  shares: CompiledShares | null;
  /** Where its numbers are in the records of the copy it is in, as long as it is there. */
  record: number;
  /** Of all that a list can show of it or depend on. */
  digest: bigint;
}

interface Expected {
  readonly odds: SurveyOdds;
  readonly shares: CompiledShares;
  /** Of what the shares were learned in. */
  readonly learnedId: number;
}

export function listedSurvey(survey: OpenSurvey, { odds, shares, learnedId }: Expected): ListedSurvey {
  const { id, hash, country, respondent_check, payout_micros } = survey;
  return {
    // Field by field: objects made by spreading are slow to read. First what lists read, so that it lies together.
    record: -1,
    id,
    placedValue: isPlaced(survey) ? valueOfRank(placeOf(survey, survey.rank)) : null,
    payout: Number(payout_micros),
    facts: Buffer.from(JSON.stringify(presentSurvey(survey, odds)).slice(1)),
    respondent_check,
    hash,
    country,
    odds,
    shares: survey.onboarding ? null : shares,
    rank: placeOf(survey, survey.rank),
    digest: digestOf(survey, `${learnedId}${oddsDigest(odds)}`),
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

/** Candidates are found by what a minute yields for somebody of whom nothing is known. */
export function matchableSurvey(survey: OpenSurvey, odds: SurveyOdds): MatchableSurvey {
  const { id, country, language, devices, targeting, quota_rule } = survey;
  return {
    ...{ id, country, language, devices, targeting, quota_rule },
    rank: placeOf(survey, isPlaced(survey) ? survey.rank : odds.rank),
    quotas: [...quotasOf(survey.closed_quotas, 0), ...quotasOf(survey.open_quotas, 1)],
  };
}

/** The onboarding survey stands first until it is done (SL-03), however short the list is cut. */
const placeOf = ({ onboarding }: OpenSurvey, rank: number) => (onboarding ? firstOfAll : rank);

const firstOfAll = -1e12;

const isPlaced = ({ onboarding, placed_rank, supplied_rank }: OpenSurvey) =>
  onboarding || placed_rank !== null || supplied_rank < firstSupplierRank;

/** How many places are left is of no interest here, but that there are some. */
const quotasOf = (targetings: readonly Targeting[], remaining: 0 | 1) =>
  targetings.map((targeting) => ({ targeting, remaining }));

function digestOf(survey: OpenSurvey, expected: string): bigint {
  const text = JSON.stringify({ ...survey, payout_micros: survey.payout_micros.toString(), expected });
  return createHash('sha1').update(text).digest().readBigUInt64LE();
}
