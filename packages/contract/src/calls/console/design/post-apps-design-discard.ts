import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appDesign, designRevision } from '../../../entities/app-design.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsDesignDiscard = {
  summary: 'Discard the draft of a design',
  description: 'Saving it again is the inverse.',
  params: z.object({ app: hash }),
  body: z.strictObject({ revision: designRevision }),
  answer: appDesign,
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
