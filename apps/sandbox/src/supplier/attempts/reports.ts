// What the buyer is told server to server, byte by byte, and the link that takes a browser back.
import { randomBytes } from 'node:crypto';
import { type SigningKeys, signBytes, signFields } from '../signatures.ts';
import type { Attempt } from './attempts.ts';
import type { Tampering } from './delivery.ts';

export interface Report {
  /** The same however often the report is sent. */
  readonly transaction: string;
  readonly code: string;
  readonly pays: string | null;
  /** The transaction that this one takes back. */
  readonly reverses: string | null;
  readonly tampering: Tampering | null;
  readonly tries: Try[];
}

interface Try {
  at: number;
  /** null: no answer at all. */
  status: number | null;
}

export function aReport(
  code: string,
  given: Partial<Pick<Report, 'pays' | 'reverses' | 'tampering'>> = {},
): Report {
  const transaction = `tx-${randomBytes(9).toString('base64url')}`;
  return { pays: null, reverses: null, tampering: null, ...given, transaction, code, tries: [] };
}

export interface Message {
  body: Uint8Array;
  signature: string;
}

export function messageOf({ rid }: Pick<Attempt, 'rid'>, report: Report, keys: SigningKeys): Message {
  const { transaction, code, pays, reverses, tampering } = report;
  const body = Buffer.from(
    JSON.stringify({
      ...{ transaction, rid, code },
      ...(reverses && { reverses }),
      ...(pays && { pays: { amount: pays, currency: 'USD' } }),
    }),
  );
  if (tampering === 'forged') return { body, signature: signBytes(body, ['the key of somebody else']) };
  const signature = signBytes(body, keys);
  return { body: tampering === 'truncated' ? body.subarray(0, body.length / 2) : body, signature };
}

/** Its signature says who ended it and how; it is no promise to pay. */
export function returnLink({ back, rid }: Attempt, code: string, keys: SigningKeys): string {
  const link = new URL(back);
  link.searchParams.set('rid', rid);
  link.searchParams.set('code', code);
  link.searchParams.set('sig', signFields(['return', rid, code], keys));
  return link.href;
}

/** The report that counts now: the last one that nothing has taken back. */
export function standing(reports: readonly Report[]): Report | undefined {
  const taken = new Set(reports.map(({ reverses }) => reverses));
  return reports.findLast(({ reverses, transaction }) => reverses === null && !taken.has(transaction));
}
