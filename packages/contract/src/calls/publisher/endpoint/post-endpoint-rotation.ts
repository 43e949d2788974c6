import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { changedEndpoint, overlapHours } from '../../../entities/postback-endpoint.ts';

export const postEndpointRotation = {
  summary: 'Make a new secret for postbacks',
  description: 'Both secrets sign until the overlap is over.',
  body: z.strictObject({ overlap_hours: overlapHours }),
  answer: changedEndpoint,
  errors: ['not-found'],
} satisfies CallSchema;
