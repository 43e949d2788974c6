import type { CallSchema } from '../../../call-schema.ts';
import { changedEndpoint, endpointSettings } from '../../../entities/postback-endpoint.ts';

export const putEndpoint = {
  summary: 'Set where postbacks are sent',
  description:
    'The address is checked: https, public, and only known macros. The first time the secret is made and shown.',
  body: endpointSettings,
  answer: changedEndpoint,
  errors: ['not-found', 'unprocessable'],
} satisfies CallSchema;
