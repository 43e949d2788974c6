// POST /session/demo of the console: sign-in to the demo with one click.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { signInToDemo } from '#console/demo.ts';

export const postSessionDemo: ConsoleHandler<'console/session/post-session-demo'> = async (
  ctx,
  { body, client, operator },
) => await signInToDemo(ctx, { role: body.role, client, operator });
