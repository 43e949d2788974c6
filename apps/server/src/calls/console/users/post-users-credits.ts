// POST /users/{app}/{uhash}/credits of the console: a credit by hand.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { creditByHand } from '#console/users/credit.ts';

export const postUsersCredits: ConsoleHandler<'console/users/post-users-credits'> = async (ctx, call) =>
  creditByHand(ctx, call, 'credit');
