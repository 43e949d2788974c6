import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appDesign, designRevision } from '../../../entities/app-design.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsDesignPublish = {
  summary: 'Publish the draft of a design',
  description: 'Open panels follow at once.',
  params: z.object({ app: hash }),
  body: z.strictObject({ revision: designRevision }),
  answer: appDesign,
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
