// Structured logs: one JSON object a line, each with the request's id, without personal data and bearers.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '#config/config.ts';
import { redactUrl } from '#request/redact.ts';

/** What most parts of the server write to; lines of a request carry its id. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export function createLog(level: Config['logLevel'], to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        url: redactUrl(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  };
  return to ? pino(options, to) : pino(options);
}
