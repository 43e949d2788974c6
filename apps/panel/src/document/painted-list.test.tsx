import { catalogs } from 'virtual:catalogs';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { Survey } from '@earnwall/contract/entities/survey';
import { type Language, languages } from '@earnwall/i18n/languages';
import { homeLocaleOf } from '@earnwall/i18n/locales';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readStartUp } from '#app/start-up/start-up.ts';
import { paintData } from '#lib/paint-data.ts';
import { createTexts } from '#lib/text/text.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { percentBonus, specialBonus } from '#samples/sample-bonuses.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { moneyDisplayOf } from '#session/money-display-of.ts';
import { samplePaint } from '#testing/sample-paint.ts';
import { listPainter } from './painted-list.tsx';
import { panelOf } from './panel-of.tsx';

// Few values each, so that many visits share a part with an earlier one that differs in another.
const oneOf = fc.constantFrom;

const survey = fc.record<Partial<Survey>>({
  ...{ loi: oneOf(59, 600, 1_200), user_reward: oneOf(0, 300, 123_456), bonus: oneOf(0, 20) },
  ...{
    user_reward_without_bonus: oneOf(250, 300),
    user_rating_avg: oneOf(4, 4.26),
    user_rating_ct: oneOf(0, 1, 1_234),
  },
  ...{
    hot: fc.boolean(),
    feature: fc.boolean(),
    payout_type: oneOf(1, 2),
    onboarding: oneOf(false, false, true),
  },
  ...{ flag: oneOf(null, '<b>&"', 'عاجل'), topic: oneOf(null, 'travel'), odds: oneOf(null, 5, 60) },
  ...{
    opened_on: oneOf('2026-01-01', '2026-11-18'),
    per_minute: oneOf(null, 12),
    week_started: oneOf(0, 40),
  },
  is_rfg_survey: fc.boolean(),
} as { [Key in keyof Survey]: fc.Arbitrary<Survey[Key]> });

const design = fc.record({
  header: fc.boolean(),
  stats: fc.boolean(),
  activity: fc.boolean(),
  help: fc.boolean(),
});
const settings = fc.record({
  ...{ rounded_buttons: fc.boolean(), fs_variant: fc.boolean(), sections: fc.boolean() },
  ...{ currency_localization: fc.boolean(), col_qty: oneOf(null, 1, 6) },
  layout: oneOf<Metadata['settings']['layout']>('default', 'default', 'vertical', 'horizontal'),
  tile_layout: oneOf<Metadata['settings']['tile_layout']>('current', 'current', 'new1', 'new2'),
});
const person = fc.record({
  ...{ uhash: oneOf('alice', 'bob'), ubirthday: oneOf(null, '1990-01-01'), policy_optin: oneOf(0, 1) },
  ...{ earned_today: oneOf(0, 1, 2, 1_234), earned_thirtydays: oneOf(0, 1, 2, 98_765) },
});
const app = fc.record({
  ...{
    currency_name: oneOf('coins', 'USD', '<b>&'),
    app_name: oneOf('Demo', 'A & <B>'),
    move_decimals: oneOf(0, 2),
  },
  ...{ show_rewards: oneOf(true, true, false), show_filters: fc.boolean(), has_profile: fc.boolean() },
  ...{ test_mode: fc.boolean(), is_chat_available: fc.boolean(), html: oneOf(null, '<p>Hello</p>') },
  fair_pay: oneOf<Metadata['fair_pay']>(null),
});
const bonuses = oneOf<Metadata['extra']['bonus']>(
  [],
  [],
  [percentBonus()],
  [specialBonus(), percentBonus({ percentage: 5 })],
);
const search = fc
  .record({
    login: oneOf('uh=alice', 'uuid=a&app=demo&shash=b', 'st=token'),
    more: oneOf(
      '',
      '',
      '&subid1=x',
      '&subid-iframe=1',
      '&layout=vertical&limit=3',
      '&col_qty=2',
      '&cl=1&cn=EUR',
      '&umd=2',
      '&mode=modal',
      '&s=web&maid=m',
    ),
  })
  .map(({ login, more }) => `${login}${more}`);
const tongue = oneOf(...(Object.keys(languages) as Language[]), ...Array<Language>(10).fill('en'));

const visit = fc.record({
  ...{ tongue, design, settings, person, app, bonuses, search, framed: fc.boolean() },
  surveys: fc.array(survey, { minLength: 1, maxLength: 30 }),
});
const paintList = listPainter((view, { texts }) => panelOf(view, texts));

it('a list that is put together is the one that React would paint, whoever came before', () => {
  fc.assert(
    fc.property(visit, (one) => {
      const sample = sampleMetadata();
      const metadata = sampleMetadata({
        ...{ ...one.app, ...one.person, extra: { ...sample.extra, bonus: one.bonuses } },
        ...{ design: { ...sample.design, ...one.design }, settings: { ...sample.settings, ...one.settings } },
      });
      const surveys = one.surveys.map((facts, order) =>
        sampleSurvey({ ...facts, order, hash: `${one.person.uhash}-${order}` }),
      );
      const startUp = readStartUp(one.search);
      const paint = samplePaint({
        ...{ language: one.tongue, locale: homeLocaleOf(one.tongue), dir: languages[one.tongue].dir },
        ...{ framed: one.framed, metadata, surveys: { result: 'success', surveys } },
      });
      const data = paintData(paint, gridShape(metadata.settings, startUp).hasSections);
      const texts = createTexts(data.locale, catalogs[one.tongue] ?? {});
      const view = { path: '/surveys', search: one.search, data };
      const writing = { catalog: one.tongue, texts, money: moneyDisplayOf(metadata, startUp) };
      const fail = (error: unknown) => {
        throw error;
      };
      const parts = paintList(view, writing, fail) ?? [];
      const painted = parts.map((part) => ('text' in part ? part.text : `${part}`)).join('');
      expect(painted).toBe(renderToString(panelOf(view, texts)));
    }),
    { numRuns: 60 },
  );
});
