import * as z from 'zod';
import type { CallSchema } from '../../../call-schema.ts';
import { operatedUser, userParams } from '../../../entities/operated-user.ts';
import { moment } from '../../../entities/scalars.ts';

export const postUsersStateUndo = {
  summary: 'Undo the last change of a state',
  description:
    'Restores the state before with its scope, end, reasons and appeal. 409 when the state has changed since.',
  params: userParams,
  body: z.strictObject({ set_at: moment.describe('`set_at` of the state that is undone.') }),
  answer: z.object({ user: operatedUser }),
  errors: ['not-found', 'conflict'],
} satisfies CallSchema;
