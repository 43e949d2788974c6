// POST /users/{app}/{uhash}/state/undo of the console: the state before, as a whole.
import { undoState } from '#accounts/undo-state.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';

export const postUsersStateUndo: ConsoleHandler<'console/users/post-users-state-undo'> = async (ctx, call) =>
  undoState(ctx, call);
