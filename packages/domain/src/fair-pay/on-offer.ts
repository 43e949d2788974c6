interface Offered {
  /** What its supplier says of who begins it finishes; null where nothing is said. */
  readonly conversion: number | null;
  readonly loi_seconds: number;
  /** What a complete is worth, in any unit. */
  readonly reward: number;
}

/** How many finish where nobody says it, and what part of its length a survey takes that turns people away. */
const USUAL_CONVERSION = 0.3;
const OUT_PART = 0.25;
/** Suppliers promise more than they keep: so much is believed while an app has no history of its own. */
const BELIEVED = 0.75;

/** What a minute of people's time would yield by the surveys on offer, in the unit of their rewards; null where there are none. */
export function valueOnOffer(surveys: Iterable<Offered>): number | null {
  let earned = 0;
  let seconds = 0;
  for (const { conversion, loi_seconds, reward } of surveys) {
    const finish = Math.min(0.95, Math.max(0.05, conversion ?? USUAL_CONVERSION));
    earned += reward * finish;
    seconds += loi_seconds * (finish + (1 - finish) * OUT_PART);
  }
  return seconds > 0 ? (earned * 60 * BELIEVED) / seconds : null;
}
