import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { appDesign, designRevision, designVersion } from '../../../entities/app-design.ts';
import { hash } from '../../../entities/scalars.ts';

export const postAppsDesignRestore = {
  summary: 'Publish an earlier version of a design again',
  description: 'It becomes a new version, so that restoring can be undone by restoring. A draft is kept.',
  params: z.object({ app: hash }),
  body: z.strictObject({ version: designVersion.shape.version, revision: designRevision }),
  answer: appDesign,
  errors: ['not-found', 'conflict', 'unprocessable'],
} satisfies CallSchema;
