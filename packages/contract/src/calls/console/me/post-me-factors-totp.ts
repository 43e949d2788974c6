import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';

export const postMeFactorsTotp = {
  summary: 'Begin to enrol an authenticator app',
  description:
    'It counts once a code of it was confirmed. Who has a factor must have proven it within ten minutes.',
  answer: z.object({
    id: z.uuid(),
    secret: z.string().max(100).describe('Base32, to type by hand.'),
    uri: z.string().max(500).describe('`otpauth://`, what the QR code shows.'),
    qr: z.object({
      size: z.int().describe('Modules on a side, with the quiet zone.'),
      path: z
        .string()
        .max(50_000)
        .describe('The dark modules as the `d` of an SVG path, a module being 1 × 1.'),
    }),
  }),
  errors: ['factor-needed', 'conflict'],
} satisfies CallSchema;
