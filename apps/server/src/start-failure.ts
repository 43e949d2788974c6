// A start that fails tells a person what to do: one clear message where we know the cause, the stack where we do not.
import { ConfigError } from './config.ts';
import { LocalPostgresError } from './store/local-postgres/errors.ts';

export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LocalPostgresError) return error.message;
  if (isTakenPort(error)) {
    return `Port ${error.port} on ${error.address} is taken. Stop what runs there, or choose another port: PORT=4001 npm start (0 takes any free one).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isTakenPort(error: unknown): error is { port: number; address: string } {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
}
