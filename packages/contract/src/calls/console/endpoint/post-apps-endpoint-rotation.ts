import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { lostSecret } from '../../../entities/app-secret.ts';
import { reason } from '../../../entities/operated-user.ts';
import { changedEndpoint, overlapHours } from '../../../entities/postback-endpoint.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsEndpointRotation = {
  summary: 'Make a new secret for postbacks',
  description: 'Both secrets sign until the overlap is over.',
  params: z.object({ app: hash }),
  body: z.strictObject({ overlap_hours: overlapHours, in_place_of: lostSecret, reason }),
  answer: changedEndpoint,
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
