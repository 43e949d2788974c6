import type { Survey } from '@earnwall/contract/entities/survey';
import type { FirstPaint } from '@earnwall/contract/first-paint';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PaintData, paintData } from '#lib/paint-data.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleSurvey } from '#samples/sample-survey.ts';
import { samplePaint } from '#testing/sample-paint.ts';
import { askLocale } from './ask-locale.ts';
import { writeData } from './document-data.ts';
import { readPaint } from './read-paint.ts';

const files = { first: '/assets/first.json', rest: '/assets/rest.json' };

const textOf = (data: PaintData) => {
  const { own, shared } = writeData(data, files);
  return own + shared.text;
};
const arrived = (data: PaintData) =>
  readPaint({ getElementById: () => ({ textContent: textOf(data) }) } as unknown as Document);

// Few values each, so that many visits share a part with an earlier one that differs in another.
const oneOf = fc.constantFrom;
const check = oneOf<Partial<Survey>>({}, {}, {}, { respondent_check: { rd_sy_nr: '1' } as never });
const survey = fc.record({
  ...{ hash: oneOf('a', 'b', 'c'), order: oneOf(1, 2), user_reward: oneOf(1, 2), odds: oneOf(null, 7) },
  ...{ loi: oneOf(60, 61), flag: oneOf(null, '</script>', '\u2028'), per_minute: oneOf(null, 1.25) },
});
const surveys = fc
  .array(fc.tuple(survey, check), { maxLength: 4 })
  .map((all) => all.map(([facts, more]) => sampleSurvey({ ...facts, ...more })));
const metadata = fc
  .record({
    ...{
      uhash: oneOf(null, 'alice', 'bob'),
      ubirthday: oneOf(null, '1990-01-01'),
      country: oneOf('US', 'DE'),
    },
    ...{ earned_today: oneOf(0, 5), earned_thirtydays: oneOf(5, 9), app_name: oneOf('Demo', '<b>\u2029') },
  })
  .map(sampleMetadata);
const failure = oneOf<FirstPaint['failure']>(null, null, { status: 500, code: 'internal', message: '<' });
const visit = fc
  .record({
    ...{ now: oneOf(1, 2), metadata: fc.option(metadata), failure, framed: fc.boolean() },
    surveys: oneOf('none', 'notice', 'list').chain((kind) =>
      kind === 'list'
        ? surveys.map((list) => ({ result: 'success' as const, surveys: list }))
        : fc.constant(kind === 'none' ? null : ({ result: 'error', code: 'x', message: '<' } as never)),
    ),
    hasLog: fc.boolean(),
  })
  .map(({ hasLog, ...paint }) => samplePaint({ ...paint, ...(hasLog && { ip_log: 'log' }) }));

it('the data of a document arrives as it was sent, whoever came before', () => {
  fc.assert(
    fc.property(visit, (paint) => {
      const data = paintData(paint);
      expect(textOf(data)).not.toMatch(/[<\u2028\u2029]/);
      expect(arrived(data)).toEqual(
        JSON.parse(JSON.stringify({ ...data, texts: files, rules: askLocale(data.locale) })),
      );
    }),
    { numRuns: 500 },
  );
});

const changed: Partial<Survey> = {
  ...{ loi: 61, user_rating_avg: 1, user_rating_ct: 99, hot: true, feature: true, payout_type: 2 },
  ...{ onboarding: true, is_rfg_survey: true, flag: 'new', topic: 'travel', opened_on: '2026-02-02' },
  ...{ finish_seconds: 1, out_seconds: 2, paid_seconds: 3, week_started: 4, week_finished: 5 },
  ...{ user_reward: 6, user_reward_without_bonus: 7, bonus: 8, order: 9, odds: 10, per_minute: 11 },
};
const kept = ['hash', ...Object.keys(changed)];

it('each field is one that is compared', () => {
  expect(Object.keys(sampleSurvey()).toSorted()).toEqual(kept.toSorted());
});

it.each(Object.entries(changed))('a survey whose %s has changed to %j is written anew', (field, value) => {
  const listed = (survey: Survey) =>
    arrived(paintData(samplePaint({ surveys: { result: 'success', surveys: [survey] } })))?.surveys;
  const before = sampleSurvey({ hash: `changed-${field}` });
  const after = { ...before, [field]: value };
  expect(listed(before)).toEqual({ result: 'success', surveys: [before] });
  expect(listed(after)).toEqual({ result: 'success', surveys: [after] });
});

const listOf = (uhash: string, rewards: readonly number[]) =>
  paintData(
    samplePaint({
      metadata: sampleMetadata({ uhash, earned_today: rewards.length }),
      surveys: {
        result: 'success',
        surveys: rewards.map((user_reward, order) => sampleSurvey({ order, user_reward })),
      },
    }),
  );

it('people of one app share the same object, which names the fields of surveys and none of them', () => {
  const [alice, bob] = [writeData(listOf('alice', [1, 2]), files), writeData(listOf('bob', [3]), files)];
  expect(alice.shared).toBe(bob.shared);
  expect(alice.shared.text).toContain('user_reward_without_bonus');
  expect(alice.shared.text).not.toContain('alice');
  expect(alice.own).not.toContain('user_reward_without_bonus');
});

it('a document that the server did not paint has no data', () => {
  expect(readPaint({ getElementById: () => null } as unknown as Document)).toBeNull();
});
