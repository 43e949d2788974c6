// The job library's log in ours: its daily life is for debugging, its troubles are for everybody.
import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

export function jobLog(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, meta) => {
    // A failure comes with its whole stack in the message, and once more as the error itself.
    const [line] = message.split('\n', 1);
    log[levels[level]](meta?.error instanceof Error ? { err: meta.error } : {}, line);
  });
}
