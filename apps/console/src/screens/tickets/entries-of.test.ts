import { expect, it } from 'vitest';
import { entriesOf, entriesSince } from './entries-of.ts';
import { aTicket } from './testing.ts';

const at = (minute: number) => `2026-03-10T12:${String(minute).padStart(2, '0')}:00.000Z`;
const reply = (id: string, minute: number) =>
  ({ id, author: 'operator', text: id, at: at(minute), by: 'Mia', mail: null }) as const;
const note = (id: string, minute: number) => ({ id, by: 'Mia', is_mine: false, text: id, at: at(minute) });

const ticket = aTicket({
  created_at: at(0),
  replies: [reply('r1', 2), reply('r2', 9)],
  notes: [note('n1', 5)],
  credits: [
    {
      transaction_id: 'c1',
      kind: 'credit',
      amount: '5 Coins',
      reason: 'Goodwill',
      by: 'Mia',
      undone: false,
      at: at(7),
    },
  ],
});

it('CO-02 a thread is in the order of time, whatever its parts', () => {
  expect(entriesOf(ticket).map(({ id }) => id)).toEqual(['first', 'r1', 'n1', 'c1', 'r2']);
});

it.each([
  [null, ['r1', 'n1', 'r2']],
  ['r1', ['n1', 'r2']],
  ['n1', ['r2']],
  ['r2', []],
])('CO-02 what was written since %s', (seen, ids) => {
  expect(entriesSince(ticket, seen).map(({ id }) => id)).toEqual(ids);
});
