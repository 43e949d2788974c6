// POST /users/{app}/{uhash}/movements/{transaction}/undo of the console: the inverse of a credit or debit by hand.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { undoMovement } from '#console/users/undo-movement.ts';

export const postUsersMovementsUndo: ConsoleHandler<'console/users/post-users-movements-undo'> = async (
  ctx,
  call,
) => undoMovement(ctx, call);
