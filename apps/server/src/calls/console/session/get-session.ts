// GET /session of the console: how far the sign-in of this browser is.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { methodsOf } from '#console/methods.ts';

export const getSession: ConsoleHandler<'console/session/get-session'> = async (ctx, { operator }) => {
  const { session } = operator;
  const { demo } = ctx.config;
  const offered = { demo, mail: ctx.mailer !== null };
  if (!session) return { next: 'sign-in', methods: [], ...offered };
  const methods = session.stage === 'factor' ? await methodsOf(ctx.database.db, session.person_id) : [];
  return { next: session.stage === 'full' ? 'done' : session.stage, methods, ...offered };
};
