import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { explanation, surveyDevice } from '../../../entities/inventory.ts';
import { userParams } from '../../../entities/operated-user.ts';
import { country } from '../../../entities/scalars.ts';

export const getUsersExplain = {
  summary: 'Why a user is shown these surveys and no others',
  description:
    'By the index that makes lists: rules that replace the whole list, then every open or paused survey of the country, ' +
    'counted by the first reason for which it is not shown.',
  params: userParams,
  query: z.object({
    device: surveyDevice.optional().describe('That of the account’s phone app, or a desktop, when absent.'),
    country: country.optional().describe('The account’s when absent.'),
  }),
  answer: explanation,
  errors: ['not-found'],
} satisfies CallSchema;
