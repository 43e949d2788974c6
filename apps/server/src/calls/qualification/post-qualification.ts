// POST /qualification: start a survey, continue with it (QU-01), or go back to an earlier question (decision 0105).

import { hasAgreed, policyVersion } from '@earnwall/domain/accounts/policy';
import type { Handler } from '#calls/handler.ts';
import { ApiError } from '#request/api-error.ts';
import { updateUser } from '#store/people/users.ts';
import { findSurvey } from '#store/surveys/survey-with-quotas.ts';
import { enter } from '#surveys/qualify/qualification.ts';
import {
  assertMayTakeSurveys,
  type QualificationRequest,
  startRequest,
} from '#surveys/qualify/qualification-request.ts';
import { goBack } from '#surveys/qualify/round.ts';

export const postQualification: Handler<'qualification/post-qualification'> = (ctx, call) => {
  const { who, visit, body } = call;
  assertMayTakeSurveys(ctx, who, visit);
  return ctx.database.transaction(async (tx) => {
    const survey = await findSurvey(tx, body.survey);
    // The onboarding survey is paid by us, and where there is no panel any visitor can become a user (decision 0073).
    if (!survey || (survey.onboarding && !who.app.panel_enabled))
      throw new ApiError('not-found', 'There is no such survey.');
    const request = await startRequest(ctx, tx, who, visit);
    if (body.before !== undefined) return goBack(request, survey, body.before);
    await recordOptin(request, body.policy_optin === 1);
    return enter(request, survey, body.subid);
  });
};

/** The policy is accepted once, for all later surveys (PO-03). */
async function recordOptin(
  { tx, who: { app, user } }: QualificationRequest,
  isGiven: boolean,
): Promise<void> {
  if (hasAgreed(user)) return;
  if (isGiven) await updateUser(tx, user, { policy_optin: true, policy_version: policyVersion });
  else if (app.policy_required) throw new ApiError('forbidden', 'The policy has to be accepted first.');
}
