// Distinguishes an unreachable database, a statement that the database gave up on (both a 503, worth a retry), and a query
// that is wrong (a bug of ours).
import { DrizzleQueryError } from 'drizzle-orm/errors';

export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';

  constructor(cause: unknown, message = 'The database cannot be reached') {
    super(message, { cause });
  }
}

/**
 * The database is there, but this statement waited too long, mostly for a lock of another transaction. Nothing of it
 * was done, the connection is usable, and other statements may succeed.
 */
export class DatabaseBusy extends DatabaseUnavailable {
  override readonly name = 'DatabaseBusy';

  constructor(cause: unknown) {
    super(cause, 'The database gave up on a statement that waited too long or met another transaction');
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

/** Messages of node-postgres without a code: the connection broke, or an answer took too long. */
const driverMessages =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered|Client was closed)/;

/** 08 connection, 53 out of disk, memory or connections, 57 stopping or starting, 58 disk; 25006 read-only. */
const unavailableStates = /^(08|53|57P0|58|25006)/;

/** Statement time-out, lock time-out, deadlock, serialization failure. */
const busyStates = new Set(['57014', '55P03', '40P01', '40001']);

/** What callers see instead of the driver's error: no parameters in its text, so that none reach a log. */
export function readableFailure(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return cause;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  if (busyStates.has(code)) return new DatabaseBusy(cause);
  return isUnavailable(cause, code) ? new DatabaseUnavailable(cause) : cause;
}

function isUnavailable({ message }: Error, code: string): boolean {
  return networkCodes.has(code) || unavailableStates.test(code) || driverMessages.test(message);
}

/** After any other failure of this kind the state of the connection is unknown. */
export function isConnectionGood(failure: unknown): boolean {
  return !(failure instanceof DatabaseUnavailable) || failure instanceof DatabaseBusy;
}
