import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appSecret, endedSecret } from '../../../entities/app-secret.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsSecretEnd = {
  summary: 'End the previous secret of an app now',
  description:
    'Takes effect with the next request, on every node. Where there is no previous one any more, nothing happens.',
  params: z.object({ app: hash }),
  body: z.strictObject({ ends_with: endedSecret, reason }),
  answer: z.object({ secret: appSecret }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
