// POST /apps/{app}/go-live/test-user of the console: a new test user, with a link that opens the panel for a day.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { prepareTestSurvey } from '#console/go-live/prepare-test-survey.ts';
import { newTestUser, testLinkOf } from '#console/go-live/test-link.ts';
import { requireApp } from '#console/require-app.ts';
import { ApiError } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { findIntegration, saveTestUser } from '#store/console/integration.ts';

export const postAppsGoLiveTestUser: ConsoleHandler<'console/go-live/post-apps-go-live-test-user'> = async (
  ctx,
  { params, operator },
) => {
  const app = await requireApp(ctx, operator.scope, params.app);
  if (!app.test_mode)
    throw new ApiError('unprocessable', 'This app is live, and its users are paid. Switch it to Test first.');
  const [at, test_user] = [ctx.now(), newTestUser()];
  await ctx.database.transaction(async (tx) => {
    await prepareTestSurvey(ctx, tx);
    await saveTestUser(tx, app.id, { test_user, at });
    await recordChange(tx, { by: operator, app_id: app.id, what: `test user ${test_user} made`, at });
  });
  const saved = await findIntegration(ctx.database.db, app.id);
  const link = saved && testLinkOf(ctx, { ...saved, test_user });
  if (!link) throw new ApiError('conflict', 'Somebody else made a test user at the same moment. Try again.');
  return { test_user: link };
};
