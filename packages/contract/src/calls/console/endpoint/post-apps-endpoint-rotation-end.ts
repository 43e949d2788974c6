import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { endedSecret } from '../../../entities/app-secret.ts';
import { reason } from '../../../entities/operated-user.ts';
import { postbackEndpoint } from '../../../entities/postback-endpoint.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsEndpointRotationEnd = {
  summary: 'End the previous secret of postbacks now',
  description:
    'Postbacks have one signature again, within seconds. Where there is no previous secret any more, nothing happens.',
  params: z.object({ app: hash }),
  body: z.strictObject({ ends_with: endedSecret, reason }),
  answer: z.object({ endpoint: postbackEndpoint }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
