/** Places below are kept for offers that people put there by hand. */
export const firstNetworkRank = 1_000;

/** Coarser than a place needs to be, so that a small change of popularity does not move the whole list. */
const places = 100_000;

/** An offer that is worth this much stands in the middle, in dollars of its milestones times its popularity. */
const middling = 5_000;

/** The place of a network's offer in Best offers (OF-01): what is worth most to most people comes first. */
export function offerRankOf(offer: {
  readonly popularity: number;
  readonly milestones: readonly { readonly payout_micros: bigint }[];
}): number {
  const dollars = offer.milestones.reduce((sum, { payout_micros }) => sum + Number(payout_micros) / 1e6, 0);
  return firstNetworkRank + Math.round(places / (1 + (dollars * offer.popularity) / middling));
}
