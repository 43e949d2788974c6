// POST /single-survey: a link into one survey, with or without an account (spec §2 "Single-survey page", SS-03).
import { randomBytes } from 'node:crypto';
import type { Context } from '#context.ts';
import { ApiError, loginError } from '#http/api-error.ts';
import type { Handler } from '#http/call-request.ts';
import type { Visit } from '#http/visit.ts';
import type { LinkVisitor, Who } from '#http/who.ts';
import { presentRespondentCheck, respondentName } from '#present/respondent-check.ts';
import { clickFor, isOfferedTo } from '#qualification/click-for.ts';
import { assertMayTakeSurveys } from '#qualification/may-take-surveys.ts';
import { startRound } from '#qualification/round.ts';
import { findLink } from '#store/links.ts';
import type { Tx } from '#store/queryable.ts';
import { findSurvey } from '#store/survey-demands.ts';
import { createUser } from '#store/users.ts';

export const postSingleSurvey: Handler<'surveys/post-single-survey'> = async (ctx, call) => {
  const { body, visit } = call;
  if (call.who.user) assertMayTakeSurveys(ctx, call.who, visit);
  const refused = { status: 'disqualified', redirect_url: call.who.app.return_url } as const;
  return ctx.database.transaction(async (tx) => {
    const link = await findLink(tx, body.hash);
    const survey = link && (await findSurvey(tx, link.survey_hash));
    if (!survey || link.app_id !== call.who.app.id) throw new ApiError('not-found', 'There is no such link.');
    // Before anybody is created: who cannot take the survey leaves no trace.
    if (!survey.isOpen || !isOfferedTo(survey, visit)) return refused;

    const who = call.who.user ? call.who : await settle(ctx, tx, call.who, visit);
    const click = await clickFor(await startRound(ctx, tx, who, visit), survey, body.subid);
    if (typeof click === 'string' || click.ended_at) return refused;
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

/** A visitor becomes a user of the link's app under a name nobody can guess. */
async function settle(
  { newUsers, now }: Context,
  tx: Tx,
  { app, mayBecomeUser }: LinkVisitor,
  visit: Visit,
): Promise<Who> {
  if (!mayBecomeUser) throw loginError(7);
  newUsers.take({ app_id: app.id, visit, isSigned: false }, now().getTime());
  const user = await createUser(tx, {
    app_id: app.id,
    uuid: `link-${randomBytes(24).toString('base64url')}`,
    uhash: randomBytes(32).toString('base64url'),
    country: visit.country,
    source: visit.source,
  });
  return { app, user, isProven: false };
}
