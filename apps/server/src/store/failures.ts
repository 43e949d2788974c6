// Tells a database that cannot be reached (a 503, try again) from a query that is wrong (a fault of ours).
import { DrizzleQueryError } from 'drizzle-orm/errors';

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
  }
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Words of node-postgres that carry no code: the connection broke, or an answer took too long. */
const driverMessages =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered|Client was closed)/;

/** 08 connection, 53 out of disk, memory or connections, 57 stopping, starting or cancelled, 58 disk; 25006 standby. */
const unavailableStates = /^(08|53|57P0|57014|58|25006)/;

/** What callers see instead of the driver's error: no parameters in its text, so that none reach a log. */
export function readableFailure(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return isUnavailable(cause) ? new DatabaseUnavailable(cause) : cause;
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return networkCodes.has(code) || unavailableStates.test(code) || driverMessages.test(error.message);
}
