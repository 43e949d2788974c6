// POST /apps/{app}/go-live/doctor of the console: the doctor's checks of the app's endpoint, the forged postback among them.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { runDoctor } from '#console/go-live/run-doctor.ts';
import { requireApp } from '#console/require-app.ts';
import { noEndpoint } from '#publishers/endpoint-settings.ts';
import { TooManyRequests } from '#request/api-error.ts';
import { recordChange } from '#store/console/audit.ts';
import { claimDoctor, findIntegration, saveSteps } from '#store/console/integration.ts';
import { findEndpoint } from '#store/publishers/endpoints.ts';

/** Each run sends some sixty messages. */
const pauseMs = 5_000;

export const postAppsGoLiveDoctor: ConsoleHandler<'console/go-live/post-apps-go-live-doctor'> = async (
  ctx,
  { params, body, operator },
) => {
  const { db } = ctx.database;
  const app = await requireApp(ctx, operator.scope, params.app);
  const endpoint = await findEndpoint(db, app.id);
  if (!endpoint) throw noEndpoint();
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    if (!(await claimDoctor(tx, app.id, { at, pauseMs })))
      throw new TooManyRequests(pauseMs / 1000, 'The doctor has just run. Try again in a few seconds.');
    const what = body.forged_only ? 'a forged postback was sent' : 'the doctor checked the postback endpoint';
    await recordChange(tx, { by: operator, app_id: app.id, what, at });
  });
  const user = (await findIntegration(db, app.id))?.test_user ?? null;
  const { findings, unreachable } = await runDoctor(ctx.postbackSender, {
    ...{ app, endpoint, user, forged: body.forged_only },
  });
  const forged = findings.find(({ check }) => check === 'forged-signature');
  if (forged && (forged.verdict === 'passed' || forged.verdict === 'failed')) {
    const { answered, cure } = forged;
    const step = {
      at: ctx.now().toISOString(),
      passed: forged.verdict === 'passed',
      detail: { answered, cure },
    };
    await saveSteps(db, app.id, { forged: step }, ctx.now());
  }
  return { findings: [...findings], unreachable };
};
