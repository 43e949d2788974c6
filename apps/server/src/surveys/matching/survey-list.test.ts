import { expect, it } from 'vitest';
import type { OpenSurvey } from '#store/surveys/surveys.ts';
import { InventorySnapshot } from './inventory-snapshot.ts';
import type { ListedSurvey } from './listed-survey.ts';
import { PriceLists } from './price-lists.ts';
import { shownList } from './shown-list.ts';
import { surveyList } from './survey-list.ts';
import { surveyListJson } from './survey-list-json.ts';

/** As a node lists it. */
function survey(id: number, changes: Partial<OpenSurvey> = {}): ListedSurvey {
  const snapshot = new InventorySnapshot();
  snapshot.put({
    ...{ id, hash: `survey-${id}`, country: 'US', language: 'en', devices: ['desktop'], loi_seconds: 300 },
    ...{
      payout_micros: 1_250_000n,
      rank: id,
      hot: false,
      featured: true,
      payout_type: null,
      onboarding: false,
    },
    ...{ is_rfg: false, flag: null, topic: 'cars', opened_at: new Date('2026-03-10T23:59:00Z') },
    ...{ rating_half_stars: 9, rating_count: 1, respondent_check: null },
    ...{ targeting: { clauses: [] }, closed_quotas: [], open_quotas: [], exclusions: null, invited: null },
    ...{ supplier_id: 'a-supplier', supplied_rank: id, placed_rank: null, conversion: null },
    ...{ said_entrants: null, said_completes: null, said_out_seconds: null },
    ...changes,
  } as OpenSurvey);
  const listed = snapshot.find(id);
  if (!listed) throw new Error('The survey is not listed');
  return listed;
}

it('has what the JSON of the list has', () => {
  const surveys = [
    { survey: survey(1), odds: null, value: 1_000, away: 0 },
    { survey: survey(2, { payout_micros: 40_000n, flag: 'new' }), odds: 60, value: 20_000, away: 0 },
  ];
  const price = { revenue_share_bp: 5_000, exchange_rate_micros: 100_000_000n, decimals: 0 };
  const prices = new PriceLists('a secret').of(price as never, 20);
  const nobody = () => expect.fail('nobody has to be named');
  for (const _ of [1, 2]) {
    const parsed = JSON.parse(surveyListJson(shownList(surveys), 2, prices, nobody).bytes.toString());
    expect({ result: 'success', surveys: surveyList(surveys, prices, nobody) }).toEqual(parsed);
    expect(parsed.surveys).toMatchObject([
      { order: 1, odds: null, per_minute: null },
      { order: 2, odds: 60, per_minute: 1 },
    ]);
  }
});

const check = { rd_destination_platform_id: 'a', rd_destination_platform_survey_number: 'b', rd_sy_nr: 'c' };

it('has it for every place, odds and value, as far as the list is asked for', () => {
  const surveys = Array.from({ length: 200 }, (_, index) => ({
    survey: survey(index + 1, {
      hash: `調査-${index}`,
      respondent_check: index % 50 === 0 ? check : null,
    }),
    ...{ odds: ((index % 20) * 5 || null) as number | null, away: index * 10 },
    value: 10 ** ((index % 25) - 5),
  }));
  const price = { revenue_share_bp: 5_000, exchange_rate_micros: 100_000_000n, decimals: 2 };
  const prices = new PriceLists('a secret').of(price as never, 20);
  const named = () => 'a-respondent';
  for (const limit of [1, 9, 10, 99, 100, 199, 200, 300]) {
    const parsed = JSON.parse(surveyListJson(shownList(surveys), limit, prices, named).bytes.toString());
    expect(parsed.surveys).toEqual(surveyList(shownList(surveys).surveys(limit), prices, named));
    expect(parsed.surveys).toHaveLength(Math.min(limit, 200));
  }
});
