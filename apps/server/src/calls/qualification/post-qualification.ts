// POST /qualification: begin with a survey, or go on with it (QU-01).
import { ApiError } from '#http/api-error.ts';
import type { Handler } from '#http/call-request.ts';
import { enter } from '#qualification/enter.ts';
import { assertMayTakeSurveys } from '#qualification/may-take-surveys.ts';
import { type Round, startRound } from '#qualification/round.ts';
import { findSurvey } from '#store/survey-demands.ts';
import { updateUser } from '#store/users.ts';

export const postQualification: Handler<'qualification/post-qualification'> = (ctx, call) => {
  const { who, visit, body } = call;
  assertMayTakeSurveys(ctx, who, visit);
  return ctx.database.transaction(async (tx) => {
    const survey = await findSurvey(tx, body.survey);
    // The onboarding survey pays by itself, and where there is no panel strangers make themselves users (decision 0073).
    if (!survey || (survey.onboarding && !who.app.panel_enabled))
      throw new ApiError('not-found', 'There is no such survey.');
    const round = await startRound(ctx, tx, who, visit);
    await recordOptin(round, body.policy_optin === 1);
    return enter(round, survey, body.subid);
  });
};

/** The policy is accepted once and holds from then on (PO-03); where there is none, nobody has to. */
async function recordOptin({ tx, who: { app, user } }: Round, isGiven: boolean): Promise<void> {
  if (user.policy_optin) return;
  if (isGiven) await updateUser(tx, user, { policy_optin: true });
  else if (app.policy_required) throw new ApiError('forbidden', 'The policy has to be accepted first.');
}
