import * as z from 'zod';
import { type NoticeData, noticeTypes } from '../notices.ts';
import { noticeAppeal } from './appeal.ts';
import { country, moment } from './scalars.ts';
import { stateReason } from './state-reason.ts';

const noticeData: z.ZodType<NoticeData> = z.object({
  banned_until: moment.nullable().optional().describe('End of the ban, hold or review; null means forever.'),
  country: country.optional().describe('The country the account belongs to.'),
  since: moment.nullable().optional().describe('Addition: when the ban, hold or review began.'),
  reasons: z
    .array(stateReason)
    .readonly()
    .optional()
    .describe('Addition: why; empty where no more is to say, or the account is not proven.'),
  appeal: noticeAppeal.nullable().optional().describe('Addition: the appeal against it; null while none.'),
});

/** The answer of a list that cannot be shown, and why (NO-01). */
export const notice = z.object({
  result: z.literal('error'),
  type: z.enum(noticeTypes),
  data: noticeData,
});

export type Notice = z.infer<typeof notice>;
