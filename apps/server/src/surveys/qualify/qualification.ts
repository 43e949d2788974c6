// The qualification for a survey, from the first press on: ask a question, admit, refuse, or redirect to another survey
// (QU-01, QU-11). docs/flows.md has the diagram.
import type { Qualification } from '@earnwall/contract/entities/qualification';
import type { Subid } from '@earnwall/contract/entities/subid';
import { type ClickRecord, findSurveyOfClick, isNewcomer, updateClick } from '#store/surveys/clicks.ts';
import { findSurvey, type SurveyWithQuotas } from '#store/surveys/survey-with-quotas.ts';
import { orderedList } from '#surveys/matching/ordered-list.ts';
import { paidMinuteOf } from '#surveys/matching/paid-minute.ts';
import { adviceIn } from '#texts/advice.ts';
import type { Refusal } from '#texts/refusals.ts';
import { clickFor } from './click.ts';
import { type ClosedTo, closedTo, outcomeOf } from './closed-to.ts';
import { disqualified, finish, payOnboarding, qualified } from './outcome.ts';
import { ask, loadProgress } from './progress.ts';
import type { QualificationRequest } from './qualification-request.ts';

/** Full by answers known before: the quota filled up meanwhile, and the user `moves` to another survey. Full by the answer
 * just given: it `ends`. */
type WhenFull = 'moves' | 'ends';

/** The index may be a moment behind the tables, so a few surveys are tried. */
const maxTried = 5;

/** A user who is new to surveys gets advice with the first answer (QU-10). */
export async function enter(
  request: QualificationRequest,
  survey: SurveyWithQuotas,
  subid?: Subid,
): Promise<Qualification> {
  const isNew = await isNewcomer(request.tx, request.who.user);
  const answer = await enterWithoutAdvice(request, survey, subid);
  const isAdmitted = answer.status === 'accepted' || answer.status === 'qualified';
  return isNew && isAdmitted ? { ...answer, advice: adviceIn(request.visit.language) } : answer;
}

async function enterWithoutAdvice(
  request: QualificationRequest,
  survey: SurveyWithQuotas,
  subid?: Subid,
): Promise<Qualification> {
  const click = await clickFor(request, survey, subid);
  if (click === 'closed') return redirectToAnother(request, survey, null);
  if (typeof click === 'string') return disqualified(request, click);
  return click.ended_at ? enterAgain(request, click, survey) : proceed(request, click, survey, 'moves');
}

/** The next step of a click that has not ended. */
export async function proceed(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  whenFull: WhenFull,
): Promise<Qualification> {
  // A started click may be entered again, whatever has become of the survey since.
  if (click.state === 'started') return qualified(request, click, survey);
  if (!survey.isOpen) {
    return redirectToAnother(request, survey, await finish(request, click, 'closed', 'closed'));
  }
  const closed = await closedTo(request.tx, request.who.user, survey, request.now);
  if (closed) return endClosed(request, click, survey, closed);
  const progress = await loadProgress(request, click, survey);
  const { step } = progress;
  switch (step.kind) {
    case 'ask':
      return ask(request, click, progress, step.question);
    case 'qualified':
      return qualified(request, click, survey, progress);
    case 'done':
      return qualified(request, await payOnboarding(request, click, survey), survey, progress);
    case 'disqualified': {
      const ended = await finish(request, click, step.outcome, step.about);
      if (step.outcome === 'screen_out') return disqualified(request, null);
      return whenFull === 'moves' ? redirectToAnother(request, survey, ended) : disqualified(request, 'full');
    }
  }
}

/** To an invited-only survey belongs whom it invites; for anybody else there is another one. */
async function endClosed(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
  closed: ClosedTo,
): Promise<Qualification> {
  const ended = await finish(request, click, outcomeOf(closed), closed);
  return closed === 'duplicate' ? disqualified(request, 'taken') : redirectToAnother(request, survey, ended);
}

/** The survey is closed: continues with another one, which the ended click, if there was one, refers to. */
async function redirectToAnother(
  request: QualificationRequest,
  survey: SurveyWithQuotas,
  ended: ClickRecord | null,
): Promise<Qualification> {
  const other = await openAnother(request, survey);
  if (!other) return disqualified(request, ended?.state === 'quota_full' ? 'full' : 'closed');
  if (ended) await updateClick(request.tx, ended, { redirected_to: other.click.cid });
  return redirectedTo(await proceed(request, other.click, other.survey, 'ends'), other.survey);
}

/** Tells the panel that the answer is about another survey than it asked for. */
function redirectedTo(answer: Qualification, other: { hash: string }): Qualification {
  const isAdmitted = answer.status === 'accepted' || answer.status === 'qualified';
  return isAdmitted ? { ...answer, redirect_survey_hash: other.hash } : answer;
}

/** The best other survey for the user. A visitor of a single-survey link is not redirected. */
async function openAnother(
  request: QualificationRequest,
  instead: SurveyWithQuotas,
): Promise<{ survey: SurveyWithQuotas; click: ClickRecord } | null> {
  const { ctx, tx, who, visit, now } = request;
  if (!who.app.panel_enabled || visit.country === null) return null;
  const restricted = ctx.inventory.restrictedIn(visit.country);
  const asked = { country: visit.country, device: visit.device, test_mode: who.app.test_mode, restricted };
  // Not from the node's cache: within this transaction answers and clicks may be newer.
  const person = await ctx.respondents.load(tx, who.user, asked, now);
  const excluded = person.excluded.and((id) => id === instead.id);
  const others = { ...person, excluded };
  const { list } = orderedList(ctx.inventory.current, others, paidMinuteOf(who.app), now);
  for (const { survey: listed } of list.surveys(maxTried)) {
    const survey = await findSurvey(tx, listed.hash);
    if (!survey?.isOpen || survey.onboarding) continue;
    const click = await clickFor(request, survey, undefined, 'redirect');
    if (typeof click !== 'string' && click.ended_at === null) return { survey, click };
  }
  return null;
}

/** An ended click answers the same however often it is asked: a lost answer can be fetched again. */
export async function enterAgain(
  request: QualificationRequest,
  click: ClickRecord,
  survey: SurveyWithQuotas,
): Promise<Qualification> {
  if (survey.onboarding && click.state === 'complete') return qualified(request, click, survey);
  const other =
    click.redirected_to === null ? null : await findSurveyOfClick(request.tx, click.redirected_to);
  const instead = other && (await findSurvey(request.tx, other.hash));
  if (instead) return redirectedTo(await enterWithoutAdvice(request, instead), instead);
  return disqualified(request, refusalAfter(click));
}

/** Why the survey of an ended click cannot be taken. */
export function refusalAfter({ state, started_at }: ClickRecord): Refusal | null {
  if (started_at) return 'taken';
  if (state === 'quota_full') return 'full';
  if (state === 'closed') return 'closed';
  return state === 'screen_out' ? null : 'taken';
}
