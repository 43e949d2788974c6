// POST /single-survey: into one survey by a link or, where an app shows no panel, by the survey's own hash, with or without
// an account (SS-01, SS-03).
import { randomBytes } from 'node:crypto';
import type { ServerContext } from '#calls/context.ts';
import type { CallRequest, Handler } from '#calls/handler.ts';
import { presentRespondentCheck, respondentName } from '#present/respondent-check.ts';
import { ApiError, loginError } from '#request/api-error.ts';
import type { Visit } from '#request/visit.ts';
import type { LinkVisitor, Who } from '#request/who.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { createUser } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { findLink } from '#store/surveys/links.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { clickFor, isOfferedTo } from '#surveys/qualify/click.ts';
import { refusalAfter } from '#surveys/qualify/qualification.ts';
import { assertMayTakeSurveys, startRequest } from '#surveys/qualify/qualification-request.ts';
import { type Refusal, refusalIn } from '#texts/refusals.ts';

type Call = CallRequest<'surveys/post-single-survey'>;

export const postSingleSurvey: Handler<'surveys/post-single-survey'> = async (ctx, call) => {
  const { body, visit } = call;
  if (call.who.user) assertMayTakeSurveys(ctx, call.who, visit);
  return ctx.database.transaction(async (tx) => {
    const survey = await surveyOf(tx, body.hash, call.who.app);
    if (!survey) throw new ApiError('not-found', 'There is no such link.');
    // Before a user is created: a visitor who cannot take the survey leaves no rows.
    if (!survey.isOpen) return refused(call, 'closed');
    if (!isOfferedTo(survey, call.who.app, visit)) return refused(call, 'elsewhere');

    const who = call.who.user ? call.who : await createLinkUser(ctx, tx, call.who, visit);
    const click = await clickFor(await startRequest(ctx, tx, who, visit), survey, body.subid);
    if (typeof click === 'string') return refused(call, click);
    if (click.ended_at) return refused(call, refusalAfter(click));
    const { hash, respondent_check } = survey;
    const respondent = respondentName(ctx.secret, who.user);
    return {
      status: 'accepted',
      redirect_url: null,
      survey_hash: hash,
      uhash: who.user.uhash,
      ...(respondent_check && {
        respondent_check: presentRespondentCheck({ hash, respondent_check }, respondent),
      }),
    };
  });
};

async function surveyOf(tx: Tx, hash: string, app: AppRecord): Promise<SurveyWithQuotas | null> {
  const link = await findLink(tx, hash);
  if (link) return link.app_id === app.id ? findSurvey(tx, link.survey_hash) : null;
  const survey = app.panel_enabled ? null : await findSurvey(tx, hash);
  // The onboarding survey is paid by us, so that new users must not be created for it (see post-qualification.ts).
  return survey?.onboarding ? null : survey;
}

/** Without a return address the panel shows the reason. */
function refused({ who, visit }: Pick<Call, 'who' | 'visit'>, refusal: Refusal | null) {
  const message = refusal && refusalIn(refusal, visit.language);
  return { status: 'disqualified', redirect_url: who.app.return_url, message } as const;
}

/** Creates a user of the link's app, with an unguessable uuid. */
async function createLinkUser(
  { newUsers, now }: ServerContext,
  tx: Tx,
  { app, mayBecomeUser }: LinkVisitor,
  visit: Visit,
): Promise<Who> {
  if (!mayBecomeUser) throw loginError(7);
  newUsers.consume({ app_id: app.id, visit, isSigned: false }, now().getTime());
  const user = await createUser(tx, {
    app_id: app.id,
    uuid: `link-${randomBytes(24).toString('base64url')}`,
    uhash: randomBytes(32).toString('base64url'),
    country: visit.country,
    source: visit.source,
  });
  return { app, user, isProven: false };
}
