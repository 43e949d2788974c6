import * as z from 'zod';
import { type NoticeData, noticeTypes } from '../notices.ts';
import { country, moment } from './scalars.ts';

const noticeData: z.ZodType<NoticeData> = z.object({
  banned_until: moment.nullable().optional().describe('End of the ban or hold; null means forever.'),
  country: country.optional().describe('The country the account belongs to.'),
});

/** The answer of a list that cannot be shown, and why (NO-01). */
export const notice = z.object({
  result: z.literal('error'),
  type: z.enum(noticeTypes),
  data: noticeData,
});

export type Notice = z.infer<typeof notice>;
