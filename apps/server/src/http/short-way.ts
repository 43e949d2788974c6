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

export function withShortWay(ctx: ServerContext, parts: Parts): RequestListener {
  const queryOf = listAsked(ctx.config);
  return (request, response) => {
    const query = queryOf(request);
    // Whoever is to reconnect elsewhere is told so by the framework.
    const ip = query === null || isLeaving(ctx, parts) ? undefined : parts.trust.addressOf(request);
    if (query === null || ip === undefined) parts.handle(request, response);
    else void new ListRequest(ctx, parts, request, response).answer(ip, query);
  };
}

const isLeaving = ({ drain }: ServerContext, parts: Parts): boolean => drain.isLeaving || parts.isClosing();

/** One object for each request, where functions with all that they refer to would be several. */
class ListRequest {
  private ipLog: IpLog | null = null;

  constructor(
    private readonly ctx: ServerContext,
    private readonly parts: Parts,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  async answer(ip: string, query: ListQuery): Promise<void> {
    const { ctx, parts } = this;
    const { visitors, log } = parts;
    const { headers } = this.request;
    const deadline = visitors.begin(() => this.fail(visitors.overdue()));
    try {
      const visiting = visitOf(ctx, { ip, headers });
      const visit = visiting instanceof Promise ? await visiting : visiting;
      const known = recognise(ctx, visit, headers.authorization);
      const who =
        (known && confirm(ctx, visit, known, await known.check.stamps)) ??
        (await identify(ctx, visit, headers.authorization, false));
      this.ipLog = ipLogOf(ctx, who, visit);
      const answering = getSurveys(ctx, { who, visit, query, params: undefined, body: undefined, log });
      const answered = answering instanceof Promise ? await answering : answering;
      if (deadline.isLate) return;
      if (answered instanceof ReadyAnswer && !isLeaving(ctx, parts))
        this.send(answered, this.ipLog, deadline.begun);
      else this.pass(() => answered);
    } catch (error) {
      if (deadline.isLate) logLateFailure(error, log);
      else this.fail(error);
    } finally {
      visitors.end(deadline);
    }
  }

  private send(answer: ReadyAnswer<unknown>, ipLog: IpLog, begun: number): void {
    const { request, response } = this;
    const { log } = this.parts;
    const id = nextRequestId();
    if (logsRequests.has(log.level)) logRequest(request, response, begun, log.child({ reqId: id }));
    sendReadyPlainly(request, response, answer, { ipLog, id });
  }

  private fail(error: unknown): void {
    this.pass(() => {
      throw error;
    });
  }

  private pass(answered: () => unknown): void {
    const { request, response, ipLog } = this;
    handOver(request, { ipLog, answered });
    this.parts.handle(request, response);
  }
}

const logsRequests = new Set(['info', 'debug', 'trace']);

/** The framework's two lines. */
function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  begun: number,
  log: FastifyBaseLogger,
): void {
  log.info({ req: request }, 'incoming request');
  response.once('finish', () =>
    log.info({ res: response, responseTime: performance.now() - begun }, 'request completed'),
  );
}
