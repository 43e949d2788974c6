// @vitest-environment happy-dom
import type { Result } from '@earnwall/contract/entities/result';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleResult } from '#samples/sample-result.ts';
import { english } from '#testing/english.ts';
import { wordsOf } from './result-texts.ts';
import { TurnedAway } from './turned-away.tsx';

afterEach(cleanup);

const coins = { currencyName: 'coins', rates: { cer: null, baseRate: 1, offset: 0 }, localized: false };
const away: Partial<Result> = {
  ...{ result: 'screen_out', reason: 'screen_out', user_reward: 60, odds: 60, spent_minutes: 6 },
  time_pay: { minutes: 5, rate_micros: 12_000_000 },
};

/** What is shown, with ordinary spaces. */
function told(changes: Partial<Result> = {}): string {
  const result = sampleResult({ ...away, ...changes });
  const { container } = render(
    <TextProvider texts={english}>
      <MoneyDisplayProvider value={coins}>
        <TurnedAway result={result} why={wordsOf(result).text} />
      </MoneyDisplayProvider>
    </TextProvider>,
  );
  return container.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

it('OD-02 a turn-away says after how long, what that paid and how, and how likely it was', () => {
  const words = told();
  expect(words).toContain('Turned away after 6 min. You did nothing wrong.');
  expect(words).toContain('Paid for your time5 min × 12 coins, the first minute is unpaid+60 coins');
  expect(words).toContain('The odds were about 60%: about 4 in 10 are turned away.');
  expect(words).not.toContain('all the same');
});

it('OD-02 a sum that was capped says so', () => {
  expect(told({ user_reward: 40 })).toContain(
    '5 min × 12 coins, at most 40 coins; the first minute is unpaid+40 coins',
  );
});

it('OD-02 minutes beyond those that are paid are explained by the most', () => {
  expect(told({ spent_minutes: 9 })).toContain(
    '5 min × 12 coins, at most 60 coins; the first minute is unpaid+60 coins',
  );
});

it.each<[string, Partial<Result>, RegExp, RegExp]>([
  ['nothing of odds that were not said', { odds: null }, /You did nothing wrong/, /odds/],
  [
    'the first minute',
    { spent_minutes: 0, user_reward: 0, time_pay: null },
    /within the first minute/,
    /0 min/,
  ],
  ['pay that is not by the minute', { time_pay: null }, /The whole survey pays 720 coins\+60/, /×/],
  ['no amount where rewards are hidden', { show_rewards: false }, /after 6 min/, /coins|Paid/],
  ['no minutes that are not known', { spent_minutes: null }, /The odds were/, /Turned away/],
  [
    'nothing of the kind where the answers were not accepted',
    { result: 'disqualified', reason: 'quality', user_reward: 0, time_pay: null },
    /too quick/,
    /nothing wrong|odds/,
  ],
])('OD-02 says %s', (_, changes, said, unsaid) => {
  const words = told(changes);
  expect(words).toMatch(said);
  expect(words).not.toMatch(unsaid);
});
