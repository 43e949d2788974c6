import type { Ticket } from './ticket.ts';

/** A ticket for the tests of this screen. */
export const aTicket = (given: Partial<Ticket> = {}): Ticket => ({
  ...{ id: '11111111-0000-4000-8000-000000000001', kind: 'question', appeal: null, state: 'open' },
  ...{ app: 'pixel', uhash: 'u1', uuid: 'bob', language: 'en', email: 'bob@example.com' },
  ...{ text: 'Where are my coins?', attempt: null, files: [], replies: [], notes: [], credits: [] },
  ...{ created_at: '2026-03-10T12:00:00.000Z', updated_at: '2026-03-10T12:00:00.000Z' },
  ...{ waiting_since: '2026-03-10T12:00:00.000Z', assignee: null, last: null, may_answer: true },
  ...given,
});
