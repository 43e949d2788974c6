import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { reason } from '../../../entities/operated-user.ts';
import { changedEndpoint, endpointSettings } from '../../../entities/postback-endpoint.ts';
import { hash } from '../../../entities/scalars.ts';

export const putAppsEndpoint = {
  summary: 'Set where postbacks are sent',
  description:
    'The address is checked: https, public, and only known macros. The first time the secret is made and shown.',
  params: z.object({ app: hash }),
  body: endpointSettings.extend({ reason }),
  answer: changedEndpoint,
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
