// What a publisher is told about one movement of a user's reward (PB-01).

/** Why the reward moved. */
export const postbackTypes = [
  /** A survey was completed, or a milestone of an offer was reached. */
  'credit',
  /** A survey was completed in part. */
  'partial',
  /** Pay for a survey that ended early. */
  'screen_out',
  /** A bonus for goals, or a credit that the publisher made. */
  'bonus',
  /** The browser extension was installed. */
  'extension',
  /** Points of an offer wait to be confirmed: they are in the pending balance. */
  'pending',
  /** Pending points were confirmed: they are in the balance now. */
  'release',
  /** A supplier or network took a reward back. */
  'reversal',
  /** A survey that was paid less before, or not at all, counts for more. */
  'upgrade',
  /** A reward was reduced, or an operator corrected it. */
  'correction',
] as const;

export type PostbackType = (typeof postbackTypes)[number];

export interface Postback {
  /** Stable over all attempts and replays. */
  readonly transaction_id: string;
  readonly type: PostbackType;
  readonly app: string;
  /** The publisher's own id of the user. */
  readonly user_id: string;
  /** What the balance changes by, in the smallest unit of the currency; negative when it is taken back. */
  readonly amount: number;
  /** What the pending balance changes by. */
  readonly pending: number;
  /** Both balances after it. */
  readonly balance: number;
  readonly pending_balance: number;
  readonly currency: string;
  /** How many digits of an amount stand behind the decimal point. */
  readonly decimals: number;
  /** Units of the currency for one US dollar, in millionths. */
  readonly exchange_rate_micros: number;
  /** As the user may read it, in English. */
  readonly reason: string;
  /** How the survey or the milestone ended; null where there is none. */
  readonly outcome: string | null;
  readonly click_id: string | null;
  readonly survey_id: string | null;
  readonly offer_id: string | null;
  /** The milestone of the offer. */
  readonly event_id: string | null;
  /** The transaction that it takes back, releases or raises; null where there is none. */
  readonly reverses: string | null;
  readonly subid: Readonly<Record<string, string>>;
  /** Where the user lives, in two letters; null = unknown. */
  readonly country: string | null;
  /** Made in test mode, or by a call that tests the endpoint: it must not be paid. */
  readonly test: boolean;
  /** When the reward moved. */
  readonly at: Date;
}
