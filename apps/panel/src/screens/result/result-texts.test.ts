import type { Result } from '@earnwall/contract/entities/result';
import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { sampleResult } from '#samples/sample-result.ts';
import { wordsOf } from './result-texts.ts';

const told = (changes: Partial<Result>) => wordsOf(sampleResult(changes));
const unpaid = { user_reward: 0 } as const;
const minutesPaid: Partial<Result> = {
  ...{ result: 'screen_out', user_reward: 60 },
  time_pay: { minutes: 5, rate_micros: 12_000_000 },
};

describe('RS-04 every outcome has words of its own', () => {
  it.each<[string, Partial<Result>, string]>([
    ['complete', {}, 'result_complete_text'],
    ['complete without a reward', unpaid, 'result_complete_text_unpaid'],
    ['the profile', { onboarding: true }, 'onboarding_completed_text'],
    ['partial', { result: 'partial', reason: 'partial' }, 'why_partial'],
    ['partial that pays nothing', { result: 'partial', reason: 'partial', ...unpaid }, 'why_partial_unpaid'],
    ['a compensated screen-out', { result: 'screen_out', reason: 'screen_out' }, 'why_screen_out_paid'],
    ['a screen-out', { result: 'screen_out', reason: 'screen_out', ...unpaid }, 'why_screen_out'],
    ['a screen-out after paid minutes', { ...minutesPaid, reason: 'screen_out' }, 'why_screen_out'],
    ['a survey that closed after paid minutes', { ...minutesPaid, reason: 'closed' }, 'why_closed_paid'],
    ['a full quota', { result: 'screen_out', reason: 'quota_full', ...unpaid }, 'why_quota_full'],
    ['a closed survey', { result: 'screen_out', reason: 'closed', ...unpaid }, 'why_closed'],
    ['a duplicate', { result: 'disqualified', reason: 'duplicate', ...unpaid }, 'why_duplicate'],
    ['a failed quality check', { result: 'disqualified', reason: 'quality', ...unpaid }, 'why_quality'],
    ['a failed security check', { result: 'disqualified', reason: 'security', ...unpaid }, 'why_security'],
    ['a time-out', { result: 'disqualified', reason: 'timeout', ...unpaid }, 'why_timeout'],
    ['no report', { result: 'disqualified', reason: 'unreported', ...unpaid }, 'why_unreported'],
    ['an error', { result: 'disqualified', reason: 'error', ...unpaid }, 'why_error'],
    ['a reversal', { result: 'disqualified', reason: 'reversed', ...unpaid }, 'why_reversed'],
    ['disqualified, nobody says why', { result: 'disqualified', ...unpaid }, 'result_disqualified_text'],
  ])('RS-04 %s', (_, changes, text) => {
    expect(told(changes).text).toBe(text);
  });

  it.each([
    ['timeout', 'Time ran out', /reported that time ran out/],
    ['unreported', 'No word from the survey', /never reported a result/],
  ] as const)('RS-04 %s is told as what it is', (reason, title, sentence) => {
    const words = told({ result: 'disqualified', reason, ...unpaid });
    expect(en[words.title]).toBe(title);
    expect(en[words.text]).toMatch(sentence);
  });

  it('RS-04 an app may have a partial message of its own', () => {
    const { settings } = sampleResult();
    const partial = { result: 'partial', reason: 'partial' } as const;
    const own = { ...partial, settings: { ...settings, partial_message: true } };
    expect([told(partial).title, told(own).title]).toEqual([
      'result_partial_title',
      'result_partial_message_title',
    ]);
    expect(told({ ...own, ...unpaid }).text).toBe('result_partial_message_text_unpaid');
  });
});
