// One request as the product's own sender makes it: no redirects, a deadline over all, and not more than 64 KB read.
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

export interface Request {
  readonly method: 'POST' | 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Answer {
  /** Null where none came. */
  readonly status: number | null;
  /** Why no whole answer came; null where one did. */
  readonly failure: string | null;
  /** Whether nobody was there at all. */
  readonly unreachable: boolean;
  /** Whether the time was up. */
  readonly timedOut: boolean;
  readonly ms: number;
  readonly location: string | null;
  /** Its first bytes, as they may be shown. */
  readonly text: string;
  /** More than the sender reads. */
  readonly huge: boolean;
}

const readBytes = 64 * 1024;
const keptBytes = 16 * 1024;

export type Send = (request: Request) => Promise<Answer>;

export interface Sender {
  readonly send: Send;
  close(): void;
}

export function createSender(timeoutMs: number): Sender {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  return {
    send: (request) => sendOnce(request, agents, timeoutMs),
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

function sendOnce(request: Request, agents: Agents, timeoutMs: number): Promise<Answer> {
  const started = performance.now();
  const { method, url, headers, body } = request;
  return new Promise((resolve) => {
    const isSecure = url.startsWith('https:');
    const options = { method, headers, agent: isSecure ? agents.https : agents.http };
    const outgoing = isSecure ? requestHttps(url, options) : requestHttp(url, options);
    let incoming: IncomingMessage | null = null;
    let text = '';
    const end = (failure: string | null, more: Partial<Answer> = {}) => {
      clearTimeout(timer);
      resolve({
        ...{
          status: incoming?.statusCode ?? null,
          failure,
          unreachable: false,
          huge: false,
          timedOut: false,
        },
        ...{ ms: performance.now() - started, location: incoming?.headers.location ?? null, text },
        ...more,
      });
      if (failure !== null || more.huge) outgoing.destroy();
    };
    const timer = setTimeout(() => {
      const isConnected = outgoing.socket?.connecting === false;
      const what = isConnected ? 'answer' : 'connection';
      end(`no ${what} within ${timeoutMs / 1000} s`, { timedOut: true, unreachable: !isConnected });
    }, timeoutMs);
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that was kept open, and has read nothing of this request.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET' && incoming === null) {
        clearTimeout(timer);
        resolve(sendOnce(request, agents, timeoutMs));
        return;
      }
      end(failureOf(error), { unreachable: noConnection.test(error.code ?? '') });
    });
    outgoing.on('response', (answer) => {
      incoming = answer;
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (text.length < keptBytes) text += part.toString('utf8');
        if (bytes > readBytes) end(null, { huge: true });
      });
      answer.on('end', () => end(null));
      answer.on('error', (error: NodeJS.ErrnoException) => end(failureOf(error)));
    });
    outgoing.end(body ?? undefined);
  });
}

/** Nobody is there, or nobody with whom a secure connection can be made. */
const noConnection =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPROTO|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'the name does not resolve',
  EAI_AGAIN: 'the name does not resolve',
  ECONNRESET: 'the connection was dropped',
};

const failureOf = (error: NodeJS.ErrnoException): string => known[error.code ?? ''] ?? error.message;
