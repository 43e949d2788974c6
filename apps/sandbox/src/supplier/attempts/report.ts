// One report of an attempt, as the supplier sends it to the buyer.
import { randomBytes } from 'node:crypto';
import type { TrackedMessage } from '../../callbacks/callback-sender.ts';

export interface Report extends TrackedMessage {
  /** The same however often the report is sent. */
  readonly transaction: string;
  readonly code: string;
  readonly pays: string | null;
  /** The transaction that this one reverses. */
  readonly reverses: string | null;
}

export function createReport(
  code: string,
  given: Partial<Pick<Report, 'pays' | 'reverses' | 'tampering'>> = {},
): Report {
  const transaction = `tx-${randomBytes(9).toString('base64url')}`;
  return { pays: null, reverses: null, tampering: null, ...given, transaction, code, tries: [] };
}
