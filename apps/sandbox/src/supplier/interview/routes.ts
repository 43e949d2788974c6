// The routes by which respondents enter, answer and leave.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SigningKeys } from '../../callbacks/signatures.ts';
import type { Html } from '../../html.ts';
import type { Attempt, Attempts } from '../attempts/attempts.ts';
import { deliveries } from '../attempts/delivery.ts';
import { endAttempt } from '../attempts/endings.ts';
import { type ReportSender, returnLink } from '../attempts/reports.ts';
import { outcomes } from '../outcomes.ts';
import { readEntry } from './entry.ts';
import { interviewPage } from './interview-page.ts';
import { messagePage } from './layout.ts';
import { type Problem, problemText, proceed } from './proceed.ts';
import { stepOf } from './questionnaire.ts';

interface Dependencies {
  attempts: Attempts;
  sender: ReportSender;
  keys: SigningKeys;
  now: () => number;
  isOpen: (project: string) => boolean;
}

/** No frame-ancestors and no form-action: any page that frames the panel may frame a survey, which returns there. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

interface SurveyRequest {
  Params: { ticket: string };
  Querystring: Record<string, unknown>;
  Body: URLSearchParams;
}

export function interviewRoutes(site: FastifyInstance, dependencies: Dependencies): void {
  const { attempts, sender, keys } = dependencies;

  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page.markup);

  /** The URL the respondent is sent to now. */
  const nextUrl = (attempt: Attempt, problem: Problem | null = null) => {
    const { endedWith, delivery, ticket } = attempt;
    if (endedWith !== null && deliveries[delivery].returns) return returnLink(attempt, endedWith, keys);
    return `/supplier/take/${ticket}${problem ? `?problem=${problem}` : ''}`;
  };

  site.get<{ Querystring: Record<string, unknown> }>('/supplier/enter', async ({ query }, reply) => {
    const entry = readEntry(query, keys);
    if (!entry) return show(reply, invalidLink, 403);
    const attempt =
      attempts.ofBuyer(entry.rid) ?? attempts.enter({ ...entry, enteredAt: dependencies.now() });
    if (!dependencies.isOpen(attempt.project)) await endAttempt(attempt, outcomes.closed, sender);
    return reply.headers(headers).redirect(nextUrl(attempt), 303);
  });

  site.get<SurveyRequest>('/supplier/take/:ticket', async ({ params, query }, reply) => {
    const attempt = attempts.ofRespondent(params.ticket);
    if (!attempt) return show(reply, unknownAttempt, 404);
    const step = stepOf(attempt.answers);
    if (attempt.endedWith === null && step.kind === 'ask')
      return show(reply, interviewPage(attempt, step, problemText(query.problem)));
    const url = nextUrl(attempt);
    return url.startsWith('/') ? show(reply, noReturn) : reply.headers(headers).redirect(url, 303);
  });

  site.post<SurveyRequest>('/supplier/take/:ticket', async ({ params, body, headers: asked }, reply) => {
    const attempt = attempts.ofRespondent(params.ticket);
    if (!attempt) return show(reply, unknownAttempt, 404);
    const { outcome, pays, problem = null } = attempt.endedWith === null ? proceed(attempt, body) : {};
    if (outcome) await endAttempt(attempt, outcome, sender, pays);
    const url = nextUrl(attempt, problem);
    reply.headers(headers);
    // The page's script goes there itself, so that the history holds one step for the whole survey.
    return asked.accept === 'application/json' ? { place: url } : reply.redirect(url, 303);
  });
}

const invalidLink = messagePage(
  'This link does not open a survey',
  'It was changed, or it was not made for this survey. Please go back and start again.',
);
const unknownAttempt = messagePage('This survey is over', 'Please go back to where you came from.');
const noReturn = messagePage(
  'Thank you',
  'That was all. Something keeps us from leading you back: please go back yourself.',
);
