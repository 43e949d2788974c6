import type { AnswerOf } from '@earnwall/contract/call-types';
import type { TicketSummary, TicketThread } from '@earnwall/contract/entities/ticket';
import { ago, ahead, day } from './moments.ts';

const asked =
  'My points for survey 8340 are missing. I answered all of it, and then a page came that said thank you.';

export const tickets: readonly TicketSummary[] = [
  summary('t1', { state: 'answered', excerpt: asked, unread: true, replies: 1, files: 1 }),
  summary('t2', {
    state: 'open',
    excerpt: 'Why do I see fewer surveys than last week?',
    updated_at: ago(300),
  }),
  summary('t3', { state: 'closed', excerpt: 'How do I change my country?', updated_at: ago(9 * day) }),
];

function summary(id: string, changes: Partial<TicketSummary>): TicketSummary {
  return {
    ...{ id, kind: 'question', state: 'open', excerpt: '', created_at: ago(2 * day), updated_at: ago(50) },
    ...{ files: 0, replies: 0, unread: false },
    ...changes,
  };
}

export const thread: TicketThread = {
  ...{ id: 't1', kind: 'question', appeal: null, state: 'answered', email: 'alice@example.com', text: asked },
  attempt: { id: '8340', name: 'Survey 8340' },
  ...{ created_at: ago(2 * day), updated_at: ago(50) },
  files: [{ name: 'thank-you.png', type: 'image/png', bytes: 214_000 }],
  replies: [
    {
      ...{ id: 'r1', author: 'operator', at: ago(50) },
      text: 'Thank you for the picture. The supplier has confirmed your answers; your points are there now.',
    },
  ],
};

export const attachedToAppeal: AnswerOf<'support/get-support-appeal'>['attached'] = {
  ...{ state: 'on_review', scope: 'all', since: ago(50), until: ahead(day - 50), attempts: 5 },
  reasons: [
    { family: 'too_fast', count: 4, lifted: false },
    { family: 'reversed_surveys', count: 2, lifted: false },
  ],
};
