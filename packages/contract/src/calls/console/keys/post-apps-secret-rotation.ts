import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appSecret, lostSecret } from '../../../entities/app-secret.ts';
import { reason } from '../../../entities/operated-user.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsSecretRotation = {
  summary: 'Make a new secret for an app',
  description:
    'Security hashes of both secrets are right until the previous one is ended. While there is a previous one, only a current secret that was lost can be replaced.',
  params: z.object({ app: hash }),
  body: z.strictObject({ in_place_of: lostSecret, reason }),
  answer: z.object({
    secret: z.string().max(100).describe('Shown this once.'),
    about: appSecret,
  }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
