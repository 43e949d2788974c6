import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { count, moment, storableText } from '../../../entities/scalars.ts';

export const postSystemBackups = {
  summary: 'Report a backup that has finished',
  description: 'For the script that makes backups, with the operators’ key.',
  body: z.strictObject({ size_bytes: count.optional(), note: storableText(200).optional() }),
  answer: z.object({ at: moment }),
  errors: [],
} satisfies CallSchema;
