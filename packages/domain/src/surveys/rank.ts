// The rank of a supplier's survey in the list: the expected payout per minute for a respondent who enters. Ranks below
// the first one are reserved for surveys placed by hand.
import type { Said } from '../odds/prior.ts';

export const firstSupplierRank = 1000;

/** Coarse, so that a small change of price does not reorder the whole list. */
const places = 1_000_000;

/** A survey worth this much a minute is ranked in the middle, in millionths of a US dollar. */
const middleValue = 30_000;

/**
 * Where a supplier says nothing: exchanges tell of one complete in about three attempts. It decides a place in the list and
 * is neither stored nor shown, so that nobody takes it for the supplier's word (decision 0137).
 */
export const assumedConversion = 1 / 3;

export function rankOf(survey: {
  payout_micros: bigint;
  loi_seconds: number;
  said: Pick<Said, 'conversion'> | null;
}): number {
  const conversion = survey.said?.conversion ?? assumedConversion;
  return rankOfValue((Number(survey.payout_micros) * conversion * 60) / survey.loi_seconds);
}

/** By what a minute of it yields, in millionths of a US dollar. */
export const rankOfValue = (perMinute: number): number =>
  firstSupplierRank + Math.round(places / (1 + perMinute / middleValue));

/** What a survey placed by hand at this rank counts as among the others; those before the first rank stay before all. */
export function valueOfRank(rank: number): number {
  if (rank <= firstSupplierRank) return beforeAll - rank;
  return Math.max(0, (places / (rank - firstSupplierRank) - 1) * middleValue);
}

/** More than any survey yields. */
const beforeAll = 1e15;
