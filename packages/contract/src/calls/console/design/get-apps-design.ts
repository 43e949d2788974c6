import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appDesign } from '../../../entities/app-design.ts';
import { hash } from '../../../entities/scalars.ts';

export const getAppsDesign = {
  summary: 'Get the design of an app: what is published, the draft, and the versions',
  params: z.object({ app: hash }),
  answer: appDesign,
  errors: ['not-found'],
} satisfies CallSchema;
