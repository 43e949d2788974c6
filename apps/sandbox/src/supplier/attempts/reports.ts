// What the buyer is told server to server, byte by byte, and the link that takes a browser back.
import type { Courier, Parcel } from '../../callbacks/courier.ts';
import { pack } from '../../callbacks/pack.ts';
import { type SigningKeys, signFields } from '../../callbacks/signatures.ts';
import type { Attempt } from './attempts.ts';
import type { Report } from './report.ts';

export type ReportCourier = Courier<Attempt, Report>;

/** A buyer may hold several accounts: the way back names one, and its callbacks go to the same. */
export function packReport(
  { rid, back }: Pick<Attempt, 'rid' | 'back'>,
  { transaction, code, pays, reverses, tampering }: Report,
  buyer: { origin: string; keys: SigningKeys },
): Parcel {
  const account = new URL(back).pathname.split('/').at(-1) ?? '';
  const content = {
    ...{ transaction, rid, code },
    ...(reverses && { reverses }),
    ...(pays && { pays: { amount: pays, currency: 'USD' } }),
  };
  return pack(new URL(`/callbacks/${account}`, buyer.origin), content, tampering, buyer.keys);
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
