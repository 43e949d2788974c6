import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appSettings } from '../../../entities/app-settings.ts';
import { operatedApp } from '../../../entities/operated-app.ts';
import { hash } from '../../../entities/scalars.ts';

export const putAppsId = {
  summary: 'Change settings of an app',
  description:
    'Only the fields that are sent change, on every node at once. Status, rate, share and credit cap need `apps:govern`.',
  params: z.object({ app: hash }),
  body: appSettings.partial().extend({ version: z.int().describe('Of the settings that were edited.') }),
  answer: z.object({ app: operatedApp }),
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
