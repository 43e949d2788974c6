import type { TimelineEvent } from '@earnwall/contract/entities/timeline';
import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { eventWords } from './event-texts.ts';

const at = '2026-03-10T12:00:00.000Z';

type Reported = Extract<TimelineEvent, { kind: 'reported' }>;

function report(given: Partial<Omit<Reported, 'kind'>>): Reported {
  return {
    ...{ kind: 'reported', at, outcome: 'complete', code: null, effect: 'credited', amount: 0, reason: null },
    ...given,
  };
}

const said = (event: TimelineEvent) => en[eventWords(event, false).title];

describe('what the user did', () => {
  it.each([
    [{ kind: 'opened', at }, 'You chose this survey'],
    [{ kind: 'started', at }, 'You started the survey'],
    [{ kind: 'opened_again', at }, 'You opened the survey a second time'],
    [{ kind: 'returned', at, code: '1' }, 'You came back from the survey'],
  ] as const)('%o', (event, title) => {
    expect(said(event)).toBe(title);
    expect(eventWords(event, true)).toMatchObject({ tone: 'plain' });
  });

  it('AH-04 who came back is told to wait only as long as a report is awaited', () => {
    const back = { kind: 'returned', at, code: '1' } as const;
    expect(eventWords(back, true)).toMatchObject({ note: 'timeline_returned_note' });
    expect(eventWords(back, false)).not.toHaveProperty('note');
  });

  it('a rating has its stars', () => {
    expect(eventWords({ kind: 'rated', at, rating: 4.5 }, false)).toMatchObject({
      title: 'timeline_rated',
      values: { rating: 4.5 },
    });
  });
});

describe('what the survey reported', () => {
  it('a reward is an amount that was added', () => {
    expect(eventWords(report({ amount: 720 }), false)).toMatchObject({ tone: 'reward', amount: 720 });
  });

  it('a complete that paid nothing shows no amount', () => {
    expect(eventWords(report({ amount: 0 }), false)).not.toHaveProperty('amount');
  });

  it.each(['screen_out', 'quota_full', 'closed'] as const)('OD-02 what %s pays is for time', (outcome) => {
    const paid = eventWords(report({ outcome, amount: 60 }), false);
    expect(paid).toMatchObject({ note: 'result_paid_for_time', tone: 'reward', amount: 60 });
    expect(eventWords(report({ outcome, amount: 0 }), false)).not.toHaveProperty('note');
  });

  it('OD-02 a complete is paid for itself', () => {
    expect(eventWords(report({ amount: 720 }), false)).not.toHaveProperty('note');
  });

  it('an upgrade and a reversal explain what they moved', () => {
    const upgraded = eventWords(report({ effect: 'upgraded', amount: 500 }), false);
    expect(upgraded).toMatchObject({ note: 'timeline_upgraded_note', tone: 'reward', amount: 500 });
    const reversed = eventWords(report({ effect: 'reversed', amount: -720 }), false);
    expect(reversed).toMatchObject({ note: 'timeline_reversed_note', tone: 'danger', amount: -720 });
  });

  it('AH-04 a correction waits for its report only as long as one is awaited', () => {
    expect(eventWords(report({ effect: 'parked' }), false)).not.toHaveProperty('note');
  });

  it.each(['parked', 'review', 'nothing'] as const)('%s moved nothing, and says why', (effect) => {
    const words = eventWords(report({ effect }), true);
    expect(words).toMatchObject({ tone: 'plain', note: `timeline_${effect}_note` });
    expect(words).not.toHaveProperty('amount');
  });

  it('each way to end has words of its own', () => {
    const outcomes = [
      ...(['partial', 'screen_out', 'quota_full', 'closed', 'duplicate'] as const),
      ...(['quality', 'security', 'timeout', 'error'] as const),
    ];
    const titles = outcomes.map((outcome) => said(report({ outcome, effect: 'ended' })));
    expect(new Set(titles).size).toBe(outcomes.length);
  });
});

describe('what happened here', () => {
  it.each(['screen_out', 'quota_full', 'closed', 'timeout'] as const)(
    '%s before or without a word of the survey is told apart from its report',
    (outcome) => {
      const here = said({ kind: 'ended', at, outcome });
      expect(here).not.toBe(said(report({ outcome, effect: 'ended' })));
    },
  );

  it('a credit quotes the books', () => {
    const event = { kind: 'credited', at, amount: 500, reason: 'Profile completed' } as const;
    expect(eventWords(event, false)).toMatchObject({ quote: 'Profile completed', amount: 500 });
  });
});
