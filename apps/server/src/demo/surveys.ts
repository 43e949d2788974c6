// Sixty surveys over five countries. Most are American, because loopback counts as the United States.
import { topics } from '@earnwall/contract/topics';
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import { rankOf } from '@earnwall/domain/surveys/rank';
import type { suppliers, survey_quotas, surveys } from '#store/schema/surveys.ts';
import { daysFrom } from './moments.ts';
import { saidAt } from './said-words.ts';
import { type ChosenSurvey, firstSurveys, takenSurveys } from './survey-list.ts';
import { targetingAt } from './targeting.ts';

type NewSurvey = typeof surveys.$inferInsert;

export const supplierId = 'sandbox-surveys';

/** Its address is written by addresses.ts, at this start and at every later one. */
export const supplier: typeof suppliers.$inferInsert = {
  id: supplierId,
  name: 'Sandbox Surveys',
  entry_url: '',
};

const markets = [
  { country: 'US', language: 'en', size: 40 },
  { country: 'DE', language: 'de', size: 5 },
  { country: 'BR', language: 'pt-BR', size: 5 },
  { country: 'JP', language: 'ja', size: 5 },
  { country: 'SA', language: 'ar', size: 5 },
] as const;

export function makeSurveys(now: Date): NewSurvey[] {
  const chance = seeded(60);
  return markets.flatMap(({ country, language, size }) =>
    surveysOf(country, size, chance).map((survey, index) => {
      const supplier_ref = `${country.toLowerCase()}-${String(index + 1).padStart(2, '0')}`;
      const row = toRow(survey);
      const said = survey.onboarding ? null : saidAt(country, index);
      return {
        ...row,
        hash: `demo-${supplier_ref}`,
        supplier_id: supplierId,
        supplier_ref,
        country,
        language,
        rank: rankOf({ ...row, said }),
        ...said,
        targeting: targetingAt(country, index).targeting,
        ...checksOf(index, supplier_ref),
        opened_at: daysFrom(now, -Math.min(chance.between(31, 50), survey.days_open ?? 50)),
      };
    }),
  );
}

/** Quotas of the surveys just inserted; the number in their ref determines their targeting. */
export function makeQuotas(
  inserted: readonly { id: number; country: string; supplier_ref: string }[],
): (typeof survey_quotas.$inferInsert)[] {
  return inserted.flatMap(({ id, country, supplier_ref }) =>
    (targetingAt(country, Number(supplier_ref.slice(3)) - 1).quotas ?? []).map((quota, index) => ({
      ...quota,
      survey_id: id,
      supplier_ref: `q${index + 1}`,
    })),
  );
}

/** Every eighth is checked by the device, every tenth with the respondents service, which the sandbox implements. */
function checksOf(index: number, supplier_ref: string): Partial<NewSurvey> {
  const respondent_check = {
    rd_sy_nr: supplier_ref,
    rd_destination_platform_id: supplierId,
    rd_destination_platform_survey_number: supplier_ref,
  };
  return { is_rfg: index % 8 === 7, ...(index % 10 === 9 && { respondent_check }) };
}

/** What alice has taken comes last: her history is made of the last ones. */
function surveysOf(country: string, size: number, chance: Chance): ChosenSurvey[] {
  const first = country === 'US' ? firstSurveys : [];
  const last = country === 'US' ? takenSurveys : [];
  const invented = Array.from({ length: size - first.length - last.length }, (_, index) => ({
    ...inventSurvey(chance),
    // Some say nothing of what they are about, as with real suppliers.
    topic: topics[(index * 7) % (topics.length + 2)],
    // Some are new: they came today or yesterday.
    ...(index % 3 === 2 && { days_open: index % 2 }),
  }));
  return [...first, ...invented, ...last];
}

function toRow({
  topic,
  minutes,
  payout_cents,
  rating: [stars, count],
  hot,
  featured,
  onboarding,
  placed_rank,
}: ChosenSurvey) {
  return {
    topic: topic ?? null,
    loi_seconds: minutes * 60,
    payout_micros: BigInt(payout_cents) * 10_000n,
    hot: hot ?? false,
    featured: featured ?? false,
    onboarding: onboarding ?? false,
    placed_rank: placed_rank ?? null,
    rating_half_stars: Math.round(stars * 2 * count),
    rating_count: count,
  };
}

/** Longer surveys pay more, though not by the same rate; the newest have no ratings yet. */
function inventSurvey(chance: Chance): ChosenSurvey {
  const minutes = chance.pick([2, 3, 4, 5, 6, 7, 8, 10, 10, 12, 12, 14, 15, 15, 18, 20, 25, 30]);
  return {
    minutes,
    payout_cents: minutes * chance.between(7, 13) + chance.between(1, 9),
    rating: chance.percent(12) ? [0, 0] : [chance.between(33, 48) / 10, chance.between(8, 1_400)],
    hot: chance.percent(15),
    featured: chance.percent(12),
  };
}
