// GET /users/{app}/{uhash}/events of the operators: the audit of an account.

import type { ConsoleHandler } from '#calls/console/handler.ts';
import { actorName } from '#present/teammate.ts';
import { ApiError } from '#request/api-error.ts';
import { findAccountEvents, recordView } from '#store/console/audit.ts';
import { findAccount } from '#store/people/account-states.ts';

const maxEvents = 100;

export const getUsersEvents: ConsoleHandler<'console/users/get-users-events'> = async (ctx, call) => {
  const { params, operator } = call;
  const { db } = ctx.database;
  const user = await findAccount(db, { app_id: params.app, uhash: params.uhash });
  if (!user) throw new ApiError('not-found', 'There is no such user.');
  const { app_id, id: user_id } = user;
  const view = { by: operator, what: 'console/users/get-users-events', at: ctx.now() };
  await recordView(db, { ...view, user: { app_id, user_id } });
  const events = await findAccountEvents(db, user, maxEvents);
  return {
    events: events.map(({ user_id, what, reason, by, role, at }) => ({
      about: user_id === null ? ('app' as const) : ('user' as const),
      what,
      reason,
      by: actorName(operator, by ?? 'nobody', role),
      at: at.toISOString(),
    })),
  };
};
