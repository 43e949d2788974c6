import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appSettings } from '../../../entities/app-settings.ts';
import { operatedApp } from '../../../entities/operated-app.ts';
import { hash, line } from '../../../entities/scalars.ts';

const { name, currency_name, exchange_rate, decimals, revenue_share, allowed_origins } = appSettings.shape;

export const postApps = {
  summary: 'Create an app',
  description: 'It begins in test mode. Its secret is in this answer and in no other.',
  body: z.strictObject({
    name,
    publisher_id: hash.optional().describe('Whose it is; people of a publisher leave it out.'),
    currency_name,
    exchange_rate,
    decimals,
    revenue_share,
    allowed_origins,
  }),
  answer: z.object({ app: operatedApp, secret: line.describe('Signs security hashes; shown once.') }),
  errors: ['unprocessable'],
} satisfies CallSchema;
