// The short way of the list, before the framework, which costs more than the answer (decision 0140). It does the same work by
// the same functions and sends the same bytes, which a property test holds equal. What is not a plain request for a list
// is the framework's, and so is any outcome but a list (`calls/handed-over.ts`).
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { identify } from '#accounts/identify.ts';
import { confirm, recognise } from '#accounts/recognise.ts';
import type { ServerContext } from '#calls/context.ts';
import { getSurveys } from '#calls/surveys/get-surveys.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import { handOver } from './calls/handed-over.ts';
import { sendReadyPlainly } from './calls/send-ready.ts';
import { type IpLog, ipLogOf } from './ip-log-headers.ts';
import { type ListQuery, listAsked } from './list-asked.ts';
import { logLateFailure, type RequestWork } from './load/request-work.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import { nextRequestId } from './request-id.ts';
import { visitOf } from './visit.ts';

interface Parts {
  readonly visitors: RequestWork;
  readonly trust: ProxyTrust;
  readonly log: FastifyBaseLogger;
  /** Whether the server has begun to close. */
  isClosing(): boolean;
  /** The framework. */
  handle(request: IncomingMessage, response: ServerResponse): void;
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly ip: string;
  readonly query: ListQuery;
}

export function withShortWay(ctx: ServerContext, parts: Parts): RequestListener {
  const queryOf = listAsked(ctx.config);
  // Whoever is to reconnect elsewhere is told so by the framework.
  const isLeaving = () => ctx.drain.isLeaving || parts.isClosing();
  return (request, response) => {
    const query = queryOf(request);
    const ip = query === null || isLeaving() ? undefined : parts.trust.addressOf(request);
    if (query === null || ip === undefined) parts.handle(request, response);
    else void answerList(ctx, parts, { request, response, ip, query }, isLeaving);
  };
}

async function answerList(
  ctx: ServerContext,
  { visitors, log, handle }: Parts,
  asked: Asked,
  isLeaving: () => boolean,
): Promise<void> {
  const { request, response, ip, query } = asked;
  const { headers } = request;
  let ipLog: IpLog | null = null;
  const pass = (answered: () => unknown) => {
    handOver(request, { ipLog, answered });
    handle(request, response);
  };
  const fail = (error: unknown) =>
    pass(() => {
      throw error;
    });
  const deadline = visitors.begin(() => fail(visitors.overdue()));
  try {
    const visiting = visitOf(ctx, { ip, headers });
    const visit = visiting instanceof Promise ? await visiting : visiting;
    const known = recognise(ctx, visit, headers.authorization);
    const who =
      (known && confirm(ctx, visit, known, await known.check.stamps)) ??
      (await identify(ctx, visit, headers.authorization, false));
    ipLog = ipLogOf(ctx, who, visit);
    const answering = getSurveys(ctx, { who, visit, query, params: undefined, body: undefined, log });
    const answered = answering instanceof Promise ? await answering : answering;
    if (deadline.isLate) return;
    if (answered instanceof ReadyAnswer && !isLeaving()) {
      const id = nextRequestId();
      if (logsRequests.has(log.level)) logRequest(asked, deadline.begun, log.child({ reqId: id }));
      sendReadyPlainly(request, response, answered, { ipLog, id });
    } else pass(() => answered);
  } catch (error) {
    if (deadline.isLate) logLateFailure(error, log);
    else fail(error);
  } finally {
    visitors.end(deadline);
  }
}

const logsRequests = new Set(['info', 'debug', 'trace']);

/** The framework's two lines. */
function logRequest({ request, response }: Asked, begun: number, log: FastifyBaseLogger): void {
  log.info({ req: request }, 'incoming request');
  response.once('finish', () =>
    log.info({ res: response, responseTime: performance.now() - begun }, 'request completed'),
  );
}
