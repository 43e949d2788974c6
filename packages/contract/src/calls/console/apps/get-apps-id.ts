import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedApp } from '../../../entities/operated-app.ts';
import { hash } from '../../../entities/scalars.ts';

export const getAppsId = {
  summary: 'An app and its settings',
  params: z.object({ app: hash }),
  answer: z.object({ app: operatedApp }),
  errors: ['not-found'],
} satisfies CallSchema;
