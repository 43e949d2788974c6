import * as z from 'zod';
import type { CallSchema } from '../../call-schema.ts';
import { done } from '../../entities/done.ts';
import { fingerprint } from '../../entities/fingerprint.ts';

export const putIpLogsFp = {
  summary: 'Add the fingerprint to an IP log',
  description: 'Follows an answer with the header x-fingerprint-wanted; the id is its x-ip-log-uuid.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ fingerprint }),
  answer: done,
  errors: ['not-found'],
} satisfies CallSchema;
