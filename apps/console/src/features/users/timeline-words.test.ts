import type { TimelineItem } from '@earnwall/contract/entities/user-timeline';
import { describe, expect, it } from 'vitest';
import { postbackWords, wordsOf } from './timeline-words.ts';

const coins = { currency: 'Coins', decimals: 0 };
const base = { key: 'k', at: '2026-03-10T12:00:00.000Z', is_meant: false };
const report = {
  ...{ ...base, kind: 'report', list: 'surveys', title: 'Survey 77120', supplier: 'cobalt', click: 'c1' },
  ...{ outcome: 'complete', raw_code: 'status=1', reason: null, effect: 'credited', amount: 460 },
  ...{ transaction: 't1', came_by: 'callback' },
} as const satisfies TimelineItem;
const money = {
  ...{ ...base, kind: 'money', type: 'survey_reward', reason: 'Survey completed', amount: 460, pending: 0 },
  ...{ is_test: false, transaction_id: `tx_${'9f31c2ab'.repeat(4)}`, click: null, by_hand: null },
  postback: { state: 'dead', tries: 5, status: 500 },
} as const satisfies TimelineItem;
const act = {
  ...{ ...base, kind: 'operator', by: 'Lea', role: 'support', what: 'banned (all)', reason: 'Two accounts' },
  ...{ is_view: false, times: 1 },
} as const satisfies TimelineItem;

describe('an event in words', () => {
  it.each<[TimelineItem, object]>([
    [report, { title: 'Report: completed', notes: ['cobalt', 'survey 77120'], codes: ['status=1', 't1'] }],
    [
      { ...report, reason: 'unknown_code', effect: 'review', amount: 0, outcome: 'error' },
      { title: 'Report: unknown code', status: { kind: 'warn', text: 'Held for review' } },
    ],
    [
      money,
      {
        title: 'Reward booked',
        amount: { text: '+460 Coins', isLoss: false },
        status: { kind: 'bad', text: 'Postback dead after 5' },
      },
    ],
    [
      { ...money, type: 'reversal', amount: -600 },
      { title: 'Reward taken back', amount: { text: '−600 Coins', isLoss: true } },
    ],
    [
      { ...money, type: 'pending', amount: 0, pending: 1205 },
      { title: 'Reward pending', amount: { text: '+1,205 pending', isLoss: false } },
    ],
    [
      { ...money, type: 'adjustment', by_hand: { kind: 'credit', by: 'Lea', is_undone: true } },
      { title: 'Credited by hand', notes: ['Survey completed', 'Lea', 'undone since'] },
    ],
    [
      { ...report, list: 'offers', title: 'Dragon Isles', outcome: 'level', raw_code: null },
      { title: 'Event: level', notes: ['cobalt', 'Dragon Isles'], codes: ['t1'] },
    ],
    [act, { title: 'Lea: banned (all)', notes: ['“Two accounts”', 'Support'] }],
    [
      { ...act, is_view: true, what: 'A user’s page', reason: null, times: 3 },
      { title: 'Lea looked: a user’s page', notes: ['Support', '3 times'] },
    ],
  ])('%#', (item, words) => expect(wordsOf(item, coins)).toMatchObject(words));

  it('what has left the log is said by nothing', () => {
    expect(postbackWords({ state: 'none', tries: 0, status: null })).toEqual({});
  });
});
