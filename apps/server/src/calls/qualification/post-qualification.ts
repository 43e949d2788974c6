// POST /qualification: begin with a survey, or go on with it (spec §4, §7).
import { ApiError } from '#http/api-error.ts';
import type { Handler } from '#http/call-request.ts';
import { enter } from '#qualification/enter.ts';
import { assertMayTakeSurveys } from '#qualification/may-take-surveys.ts';
import { findSurvey } from '#store/survey-demands.ts';
import { updateUser } from '#store/users.ts';

export const postQualification: Handler<'qualification/post-qualification'> = async (ctx, call) => {
  const { who, visit, body } = call;
  assertMayTakeSurveys(ctx, who);
  const hasOptedIn = who.user.policy_optin || body.policy_optin === 1;
  if (who.app.policy_required && !hasOptedIn) {
    throw new ApiError('forbidden', 'The policy has to be accepted first.');
  }
  return ctx.database.transaction(async (tx) => {
    const survey = await findSurvey(tx, body.survey);
    if (!survey) throw new ApiError('not-found', 'There is no such survey.');
    if (hasOptedIn && !who.user.policy_optin) await updateUser(tx, who.user, { policy_optin: true });
    return enter({ ctx, tx, who, visit, now: ctx.now() }, survey, body.subid);
  });
};
