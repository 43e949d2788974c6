import { expect, it } from 'vitest';
import { isNeverBooked, postbackText, type Step, stepWords } from './step-words.ts';
import type { Evidence } from './ticket.ts';

const currency = { name: 'Coins', decimals: 0, per_dollar: 700 };
const [opened, started, back] = ['15:04', '15:05', '15:27'].map((time) => `2026-03-10T${time}:00.000Z`) as [
  string,
  string,
  string,
];
const attempt: NonNullable<Evidence['attempt']> = {
  ...{
    id: 'c_51d09a',
    survey: 'demo-us-29',
    name: 'Survey 188213',
    supplier: 'Northbeam',
    state: 'started',
    raw_code: null,
  },
  ...{ reward: 1205, credited: 0, missing: 1205, opened_at: opened, minutes: 20, country: 'DE' },
  ...{ device: 'Google Pixel 7', test: false, ended_at: null },
  steps: [
    { kind: 'opened', at: opened },
    { kind: 'started', at: started },
  ],
};
const postback = { transaction_id: 't1', state: 'delivered', tries: 1, status: 200 } as const;

it.each<[Step, string, string | null, string]>([
  [{ kind: 'opened', at: opened }, 'Clicked survey 188213', null, 'Northbeam · 20 min · 1,205 Coins'],
  [{ kind: 'started', at: started }, 'Started there', null, 'Google Pixel 7, DE'],
  [
    { kind: 'returned', at: back, raw_code: '7012' },
    'Came back after 22 min',
    '7012',
    'credits nothing by itself',
  ],
  [
    {
      ...{ kind: 'report', at: back, raw_code: 'term=7012', outcome: 'error', reason: 'unknown_code' },
      ...{ effect: 'review', reverses: false },
    },
    'Reported',
    'term=7012',
    'unknown code, read as error: held for review',
  ],
  [
    {
      kind: 'report',
      at: back,
      raw_code: '5',
      outcome: 'complete',
      reason: null,
      effect: 'reversed',
      reverses: true,
    },
    'Reported back',
    '5',
    'read as completed: taken back',
  ],
  [
    { kind: 'held', at: back, raw_code: '1', outcome: 'complete', until: back, released: false },
    'Held',
    '1',
    'completed, the supplier can still take it back',
  ],
  [
    {
      kind: 'booked',
      at: back,
      amount: 1205,
      movement: 'survey_reward',
      test: false,
      by_hand: false,
      postback,
    },
    'Booked 1,205 Coins',
    null,
    'postback delivered, answered 200',
  ],
  [
    {
      kind: 'booked',
      at: back,
      amount: 1205,
      movement: 'adjustment',
      test: true,
      by_hand: true,
      postback: null,
    },
    'Credited by hand 1,205 Coins (test)',
    null,
    'no postback',
  ],
  [
    {
      kind: 'booked',
      at: back,
      amount: -5,
      movement: 'adjustment',
      test: false,
      by_hand: true,
      postback: null,
    },
    'Taken back 5 Coins',
    null,
    'no postback',
  ],
])('CO-02 %o', (step, title, code, text) => {
  expect(stepWords(step, attempt, currency)).toEqual({ title, code, text });
});

it.each([
  [null, 'no postback'],
  [{ ...postback, state: 'waiting', tries: 0, status: null } as const, 'postback waits'],
  [
    { ...postback, state: 'waiting', tries: 3, status: 503 } as const,
    'postback waits, 3 tried, answered 503',
  ],
  [{ ...postback, state: 'dead', status: 500 } as const, 'postback given up, answered 500'],
  [{ ...postback, state: 'unsent', status: null } as const, 'no postback address'],
])('CO-02 %o', (given, text) => expect(postbackText(given)).toBe(text));

it('an attempt without a movement was never booked', () => {
  expect(isNeverBooked(attempt)).toBe(true);
});
