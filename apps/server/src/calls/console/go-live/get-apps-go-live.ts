// GET /apps/{app}/go-live of the console: the set-up and the self-check. The open page asks every two seconds, and visits are
// noted as long as it does.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { goLiveOverview } from '#console/go-live/overview.ts';
import { prepareTestSurvey } from '#console/go-live/prepare-test-survey.ts';
import { requireApp } from '#console/require-app.ts';
import { findIntegration } from '#store/console/integration.ts';

export const getAppsGoLive: ConsoleHandler<'console/go-live/get-apps-go-live'> = async (ctx, call) => {
  const app = await requireApp(ctx, call.operator.scope, call.params.app);
  // The first time somebody looks.
  if (!(await findIntegration(ctx.database.db, app.id))?.watched_since)
    await ctx.database.transaction((tx) => prepareTestSurvey(ctx, tx));
  return await goLiveOverview(ctx, app);
};
