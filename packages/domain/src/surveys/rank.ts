// The place of a supplier's survey in the list: what a minute of it is worth to whoever enters, the chance to be
// turned away included. Places below the first one are kept for surveys that people put there by hand.
export const firstSupplierRank = 1000;

/** Coarser than a place needs to be, so that a small change of price does not move the whole list. */
const places = 1_000_000;

/** A survey worth this much a minute stands in the middle, in millionths of a US dollar. */
const middling = 30_000;

export function rankOf(survey: {
  payout_micros: bigint;
  loi_seconds: number;
  /** Of those who enter, the part that completes: 0 to 1. */
  conversion: number;
}): number {
  const perMinute = (Number(survey.payout_micros) * survey.conversion * 60) / survey.loi_seconds;
  return firstSupplierRank + Math.round(places / (1 + perMinute / middling));
}
