// POST /users/{app}/{uhash}/debits of the console: a debit by hand.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { creditByHand } from '#console/users/credit.ts';

export const postUsersDebits: ConsoleHandler<'console/users/post-users-debits'> = async (ctx, call) =>
  creditByHand(ctx, call, 'debit');
