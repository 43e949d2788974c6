// Structured logs: one JSON object a line, each with the request's id; people and bearers never appear.
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type LoggerOptions, pino } from 'pino';
import { redactUrl } from '#request/redact.ts';
import type { Config } from './config.ts';

export function createLog(level: Config['logLevel'], to?: DestinationStream): FastifyBaseLogger {
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
