import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appStatus, operatedApp } from '../../../entities/operated-app.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash } from '../../../entities/scalars.ts';

export const putAppsState = {
  summary: 'Open an app, close it to new users, or switch it off',
  params: z.object({ app: hash }),
  body: z.strictObject({ state: appStatus, reason: reason.optional() }),
  answer: z.object({ app: operatedApp }),
  errors: ['not-found'],
} satisfies CallSchema;
