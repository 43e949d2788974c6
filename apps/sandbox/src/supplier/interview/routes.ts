// Where respondents come in, answer and leave again. Every form posts to the page's own address, so that a browser's
// history holds one step for the whole survey.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from '../../html.ts';
import type { Attempt, Attempts } from '../attempts/attempts.ts';
import type { Courier } from '../attempts/courier.ts';
import { deliveries, isDeliveryName } from '../attempts/delivery.ts';
import { endAttempt, payOf } from '../attempts/endings.ts';
import { returnLink } from '../attempts/reports.ts';
import { type Outcome, outcomeOf, outcomes } from '../outcomes.ts';
import type { SigningKeys } from '../signatures.ts';
import { readEntry } from './entry.ts';
import { interviewPage } from './interview-page.ts';
import { messagePage } from './layout.ts';
import { outcomeOfLeaving, readAnswer, stepOf } from './questionnaire.ts';

interface Rooms {
  attempts: Attempts;
  courier: Courier;
  keys: SigningKeys;
  now: () => number;
  /** Whether a project is still open; one that is not in the catalogue was ordered by word of mouth, and is. */
  isOpen: (project: string) => boolean;
}

/** No frame-ancestors and no form-action: a survey is framed by whoever frames the panel, and leads back there. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

interface Taking {
  Params: { ticket: string };
  Body: URLSearchParams;
}

export function interviewRoutes(site: FastifyInstance, rooms: Rooms): void {
  const { attempts, courier, keys } = rooms;

  const show = (reply: FastifyReply, page: Html, status = 200) =>
    reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page.markup);

  const forgotten = (reply: FastifyReply) =>
    show(reply, messagePage('This survey is over', 'Please go back to where you came from.'), 404);

  const leave = (reply: FastifyReply, attempt: Attempt) => {
    reply.headers(headers);
    if (attempt.endedWith === null || !deliveries[attempt.delivery].returns)
      return show(reply, messagePage('Thank you', 'That was all. Something kept us from leading you back.'));
    return reply.redirect(returnLink(attempt, attempt.endedWith, keys), 303);
  };

  const end = async (reply: FastifyReply, attempt: Attempt, outcome: Outcome, pays?: string | null) => {
    await endAttempt(attempt, { code: outcome.code, pays: payOf(outcome, pays) }, courier);
    return leave(reply, attempt);
  };

  const goOn = (reply: FastifyReply, attempt: Attempt, problem: string | null = null) => {
    if (attempt.endedWith !== null) return leave(reply, attempt);
    const step = stepOf(attempt.answers);
    if (step.kind === 'ended') return end(reply, attempt, step.outcome);
    return show(reply, interviewPage(attempt, step, problem), problem ? 422 : 200);
  };

  site.get<{ Querystring: Record<string, unknown> }>('/supplier/enter', async ({ query }, reply) => {
    const entry = readEntry(query, keys);
    if (!entry) return show(reply, refusal, 403);
    const attempt = attempts.ofBuyer(entry.rid) ?? attempts.enter({ ...entry, enteredAt: rooms.now() });
    if (attempt.endedWith === null && !rooms.isOpen(attempt.project))
      return end(reply, attempt, outcomes.closed);
    if (attempt.endedWith !== null) return leave(reply, attempt);
    return reply.headers(headers).redirect(`/supplier/take/${attempt.ticket}`, 303);
  });

  site.get<Taking>('/supplier/take/:ticket', async ({ params }, reply) => {
    const attempt = attempts.ofRespondent(params.ticket);
    return attempt ? goOn(reply, attempt) : forgotten(reply);
  });

  site.post<Taking>('/supplier/take/:ticket', async ({ params, body }, reply) => {
    const attempt = attempts.ofRespondent(params.ticket);
    if (!attempt) return forgotten(reply);
    if (attempt.endedWith !== null) return leave(reply, attempt);
    const intent = body.get('intent');
    if (intent === 'leave') return end(reply, attempt, outcomeOfLeaving(attempt.answers));
    if (intent === 'close-quota') attempt.quotaClosed = true;
    if (intent === 'plan') {
      const delivery = body.get('delivery');
      if (isDeliveryName(delivery)) attempt.delivery = delivery;
      const outcome = outcomeOf(body.get('code'));
      if (outcome) return end(reply, attempt, outcome, body.get('pays'));
    }
    if (intent !== 'answer') return goOn(reply, attempt);
    const problem = keepAnswer(attempt, body);
    // Whoever was quicker took the last place while this person was answering.
    if (!problem && attempt.quotaClosed) return end(reply, attempt, outcomes.quotaFull);
    return goOn(reply, attempt, problem);
  });
}

const refusal = messagePage(
  'This link does not open a survey',
  'It was changed on its way here, or it was not made for this survey. Please go back and start again.',
);

/** What is wrong with it, if anything. An answer to another question than the open one comes from a page of before. */
function keepAnswer({ answers }: Attempt, body: URLSearchParams): string | null {
  const step = stepOf(answers);
  if (step.kind === 'ended' || step.question.id !== body.get('question')) return null;
  const answer = readAnswer(step.question, body.getAll('answer'));
  if (!answer) return step.question.kind === 'words' ? 'Please use fewer words.' : 'Please choose an answer.';
  answers[step.question.id] = answer;
  return null;
}
