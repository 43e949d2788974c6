// The callbacks to the buyer's server, byte by byte, and the link that returns the browser.
import type { CallbackSender, SignedMessage } from '../../callbacks/callback-sender.ts';
import { encodeMessage } from '../../callbacks/encode-message.ts';
import { type SigningKeys, signFields } from '../../callbacks/signatures.ts';
import type { Attempt } from './attempts.ts';
import type { Report } from './report.ts';

export type ReportSender = CallbackSender<Attempt, Report>;

/** A buyer may hold several accounts: the return link names one, and the callbacks go to the same. */
export function encodeReport(
  { rid, back }: Pick<Attempt, 'rid' | 'back'>,
  { transaction, code, pays, reverses, tampering }: Report,
  buyer: { origin: string; keys: SigningKeys },
): SignedMessage {
  const account = new URL(back).pathname.split('/').at(-1) ?? '';
  const content = {
    ...{ transaction, rid, code },
    ...(reverses && { reverses }),
    ...(pays && { pays: { amount: pays, currency: 'USD' } }),
  };
  return encodeMessage(new URL(`/callbacks/${account}`, buyer.origin), content, tampering, buyer.keys);
}

/** The signature proves the attempt and its outcome; it is no promise to pay. */
export function returnLink({ back, rid }: Attempt, code: string, keys: SigningKeys): string {
  const link = new URL(back);
  link.searchParams.set('rid', rid);
  link.searchParams.set('code', code);
  link.searchParams.set('sig', signFields(['return', rid, code], keys));
  return link.href;
}

/** The report that counts now: the last one that has not been reversed. */
export function effectiveReport(reports: readonly Report[]): Report | undefined {
  const reversed = new Set(reports.map(({ reverses }) => reverses));
  return reports.findLast(({ reverses, transaction }) => reverses === null && !reversed.has(transaction));
}
