import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appDesign, designLayouts, designRevision } from '../../../entities/app-design.ts';
import { design } from '../../../entities/design.ts';
import { hash } from '../../../entities/scalars.ts';

export const putAppsDesignDraft = {
  summary: 'Save the draft of a design',
  description: 'The whole design and the layouts. Nobody but the editors sees it until it is published.',
  params: z.object({ app: hash }),
  body: z.strictObject({
    revision: designRevision,
    design: z.strictObject(design.shape),
    layouts: z.strictObject(designLayouts.shape),
  }),
  answer: appDesign,
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
