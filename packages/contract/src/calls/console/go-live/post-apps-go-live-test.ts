import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appMode } from '../../../entities/go-live.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsGoLiveTest = {
  summary: 'Switch an app to Test',
  params: z.object({ app: hash }),
  answer: appMode,
  errors: ['not-found'],
} satisfies CallSchema;
