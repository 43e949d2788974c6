// POST /apps/{app}/postback-test of the console: sends a made-up postback now, and shows what came back.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireApp } from '#console/require-app.ts';
import { noEndpoint } from '#publishers/endpoint-settings.ts';
import { sendTest } from '#publishers/send-test.ts';
import { TooManyRequests } from '#request/api-error.ts';
import { countChanges, recordChange } from '#store/console/audit.ts';
import { lockEndpoint } from '#store/publishers/endpoints.ts';

const what = 'a test postback was sent';
/** So that nobody makes a flood of requests by us. */
const mostInAMinute = 30;

export const postAppsPostbackTest: ConsoleHandler<'console/postbacks/post-apps-postback-test'> = async (
  ctx,
  { params, operator },
) => {
  const app = await requireApp(ctx, operator.scope, params.app);
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    // One after the other, so that they are counted.
    if (!(await lockEndpoint(tx, app.id))) throw noEndpoint();
    const after = new Date(at.getTime() - 60_000);
    if ((await countChanges(tx, { app_id: app.id, what, after })) >= mostInAMinute)
      throw new TooManyRequests(60, 'Many tests were sent within a minute. Try again in the next one.');
    await recordChange(tx, { by: operator, app_id: app.id, what, at });
  });
  const { status, failure, answer, ms } = await sendTest(ctx, app, { type: 'credit', user_id: 'test-user' });
  return { status, failure, answer, ms: Math.round(ms) };
};
