import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appMode } from '../../../entities/go-live.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsGoLiveLive = {
  summary: 'Switch an app to Live',
  description: 'Refused with what is missing while a check has not passed, unless `anyway`.',
  params: z.object({ app: hash }),
  body: z.strictObject({ anyway: z.boolean().default(false) }),
  answer: appMode,
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
