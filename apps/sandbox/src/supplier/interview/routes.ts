// Where respondents come in, answer and leave again.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SigningKeys } from '../../callbacks/signatures.ts';
import type { Html } from '../../html.ts';
import type { Attempt, Attempts } from '../attempts/attempts.ts';
import { deliveries } from '../attempts/delivery.ts';
import { endAttempt } from '../attempts/endings.ts';
import { type ReportCourier, returnLink } from '../attempts/reports.ts';
import { outcomes } from '../outcomes.ts';
import { readEntry } from './entry.ts';
import { interviewPage } from './interview-page.ts';
import { messagePage } from './layout.ts';
import { type Problem, problemOf, proceed } from './proceed.ts';
import { stepOf } from './questionnaire.ts';

interface Rooms {
  attempts: Attempts;
  courier: ReportCourier;
  keys: SigningKeys;
  now: () => number;
  isOpen: (project: string) => boolean;
}

/** No frame-ancestors and no form-action: a survey is framed by whoever frames the panel, and leads back there. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

interface Taking {
  Params: { ticket: string };
  Querystring: Record<string, unknown>;
  Body: URLSearchParams;
}

export function interviewRoutes(site: FastifyInstance, rooms: Rooms): void {
  const { attempts, courier, keys } = rooms;

  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page.markup);

  /** Where the respondent belongs now. */
  const placeOf = (attempt: Attempt, problem: Problem | null = null) => {
    const { endedWith, delivery, ticket } = attempt;
    if (endedWith !== null && deliveries[delivery].returns) return returnLink(attempt, endedWith, keys);
    return `/supplier/take/${ticket}${problem ? `?problem=${problem}` : ''}`;
  };

  site.get<{ Querystring: Record<string, unknown> }>('/supplier/enter', async ({ query }, reply) => {
    const entry = readEntry(query, keys);
    if (!entry) return show(reply, refusal, 403);
    const attempt = attempts.ofBuyer(entry.rid) ?? attempts.enter({ ...entry, enteredAt: rooms.now() });
    if (!rooms.isOpen(attempt.project)) await endAttempt(attempt, outcomes.closed, courier);
    return reply.headers(headers).redirect(placeOf(attempt), 303);
  });

  site.get<Taking>('/supplier/take/:ticket', async ({ params, query }, reply) => {
    const attempt = attempts.ofRespondent(params.ticket);
    if (!attempt) return show(reply, forgotten, 404);
    const step = stepOf(attempt.answers);
    if (attempt.endedWith === null && step.kind === 'ask')
      return show(reply, interviewPage(attempt, step, problemOf(query.problem)));
    const place = placeOf(attempt);
    return place.startsWith('/') ? show(reply, lost) : reply.headers(headers).redirect(place, 303);
  });

  site.post<Taking>('/supplier/take/:ticket', async ({ params, body, headers: asked }, reply) => {
    const attempt = attempts.ofRespondent(params.ticket);
    if (!attempt) return show(reply, forgotten, 404);
    const { outcome, pays, problem = null } = attempt.endedWith === null ? proceed(attempt, body) : {};
    if (outcome) await endAttempt(attempt, outcome, courier, pays);
    const place = placeOf(attempt, problem);
    reply.headers(headers);
    // The page's script goes there itself, so that the history holds one step for the whole survey.
    return asked.accept === 'application/json' ? { place } : reply.redirect(place, 303);
  });
}

const refusal = messagePage(
  'This link does not open a survey',
  'It was changed on its way here, or it was not made for this survey. Please go back and start again.',
);
const forgotten = messagePage('This survey is over', 'Please go back to where you came from.');
const lost = messagePage(
  'Thank you',
  'That was all. Something keeps us from leading you back: please go back yourself.',
);
