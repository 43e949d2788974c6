// The configured Prodege behaves exactly like the written one. Only the wording of reasons is each one's own.
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import { describe, expect, it } from 'vitest';
import { translateSurvey } from '#adapters/suppliers/configured/survey-row.ts';
import { translateProject } from '#adapters/suppliers/prodege/project.ts';
import { questionsOf } from '#adapters/suppliers/prodege/questions.ts';
import { expectSame, Kinds, outcomeOf, patience, seed } from '#testing/equality/compare.ts';
import { account, settings } from '#testing/equality/prodege.ts';
import { broken } from '#testing/equality/traffic.ts';

describe('SV-01 the configured Prodege is the written one', () => {
  it(
    'SV-01 in what 2000 rows of the list become',
    () => {
      const chance = seeded(seed + 2);
      const vocabulary = {
        settings: account.settings,
        questions: questionsOf(account.settings),
      };
      const rules = { settings, hosts: ['www.prsrvy.com'], prefix: 'prodege' };
      const kinds = new Kinds();
      for (let made = 0; made < 2_000; made += 1) {
        const row = chance.percent(50) ? aProject(chance) : broken(aProject(chance), chance);
        const byHand = translateProject(row, vocabulary);
        const said = byHand.kind === 'unread' ? { unread: byHand.ref } : { surveys: byHand.surveys };
        const translated = translateSurvey(row, rules);
        expectSame(row, said, outcomeOf(translated, 'surveys'));
        const kind = byHand.kind === 'unread' || byHand.surveys.length > 0 ? byHand.kind : 'none';
        kinds.add(kind);
      }
      for (const kind of ['surveys', 'none', 'unread']) expect(kinds.of(kind), kind).toBeGreaterThan(20);
    },
    patience,
  );
});

const codes = ['1', '2', '18', '24', 'x', 'US-CA'] as const;

function aProject(chance: Chance): object {
  const quotas = Array.from({ length: chance.between(0, 4) }, (_, place) => ({
    quota_id: chance.percent(90) ? place + 1 : `${place + 1}`,
    parent_quota_id: chance.pick([0, null, chance.between(0, 4)]),
    number_of_respondents: chance.pick([0, 5, 1.5, -3, 200]),
    country_id: chance.pick([0, null, 1, 2, 999]),
    targeting_criteria: Array.from({ length: chance.between(0, 2) }, () => ({
      question_id: chance.pick([1, 3, 20, 77, '3']),
      operator: chance.pick(['OR', 'NOT', 'BETWEEN']),
      precodes: chance.shuffled(codes).slice(0, chance.pick([0, 1, 2, 2, 3])),
    })),
  }));
  return {
    projectid: chance.between(1, 1e6),
    country_code: chance.pick(['US', 'gb', 'UK', 'DE', null, null, 'ZZ']),
    loi: chance.between(1, 900) / 10,
    cpi: chance.pick([1.25, '0.333333', 0, 2]),
    conversion_rate: chance.pick([57, 0, null, 12.5]),
    actual_ir: chance.pick([29, 0, null]),
    surveyurl: chance.pick([
      'https://www.prsrvy.com/s?a=1',
      'https://www.prsrvy.com/s',
      'https://evil.test/s',
      'https://www.prsrvy.com/s#x',
    ]),
    ...(chance.percent(20) && { remaining_completes: chance.pick([0, 3, null]) }),
    ...(chance.percent(20) && { max_clicks_settings: { max_clicks_allowed_clicks: chance.pick([0, 3]) } }),
    ...(chance.percent(20) && {
      past_participation: {
        participation_project_ids: [1, '2'],
        filter_type: chance.pick(['exclude', 'exclude', 'include']),
        in_past_days: chance.pick([0, 30, null]),
      },
    }),
    ...(chance.percent(20) && { include_psids: chance.pick<unknown>([[], null, [1]]) }),
    quotas,
  };
}
