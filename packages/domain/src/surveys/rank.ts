// The rank of a supplier's survey in the list: the expected payout per minute for a respondent who enters. Ranks below
// the first one are reserved for surveys placed by hand.
export const firstSupplierRank = 1000;

/** Coarse, so that a small change of price does not reorder the whole list. */
const places = 1_000_000;

/** A survey worth this much a minute is ranked in the middle, in millionths of a US dollar. */
const middleValue = 30_000;

export function rankOf(survey: {
  payout_micros: bigint;
  loi_seconds: number;
  /** Of those who enter, the part that completes: 0 to 1. */
  conversion: number;
}): number {
  const perMinute = (Number(survey.payout_micros) * survey.conversion * 60) / survey.loi_seconds;
  return firstSupplierRank + Math.round(places / (1 + perMinute / middleValue));
}
