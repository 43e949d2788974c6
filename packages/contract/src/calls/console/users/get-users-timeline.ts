import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { hash, storableText } from '../../../entities/scalars.ts';
import { timelineItem } from '../../../entities/user-timeline.ts';

export const timelineKinds = ['click', 'report', 'money', 'ticket', 'operator'] as const;

export const getUsersTimeline = {
  summary: 'All that happened to a user',
  description:
    'Clicks, reports with the supplier’s own codes, money with its postback, tickets, and what operators did and viewed: ' +
    'one stream, the latest first, 50 a page. With `item` the page begins at that one.',
  params: userParams,
  query: z.object({
    kind: z.enum(timelineKinds).optional(),
    item: storableText(200).min(1).optional().describe('A `key`, a transaction, or the id of a ticket.'),
    after: hash.optional().describe('`next` of the page before.'),
  }),
  answer: z.object({ items: z.array(timelineItem).max(50), next: hash.nullable() }),
  errors: ['not-found'],
} satisfies CallSchema;
