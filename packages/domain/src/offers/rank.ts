/** Lower ranks are reserved for offers placed by hand. */
export const firstNetworkRank = 1_000;

/** Coarse, so that a small change of popularity does not reorder the whole list. */
const places = 100_000;

/** An offer of this value is ranked in the middle, in dollars of its milestones times its popularity. */
const middleValue = 5_000;

/** The rank of a network's offer in Best offers (OF-01): the highest value times popularity first. */
export function offerRankOf(offer: {
  readonly popularity: number;
  readonly milestones: readonly { readonly payout_micros: bigint }[];
}): number {
  const dollars = offer.milestones.reduce((sum, { payout_micros }) => sum + Number(payout_micros) / 1e6, 0);
  return firstNetworkRank + Math.round(places / (1 + (dollars * offer.popularity) / middleValue));
}
