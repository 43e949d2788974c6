/**
 * The protocol of the socket (RL-01). A user's channels need that user's bearer; the channel of a result is an addition,
 * and its click id is the key (decision 0004). Events are hints to refetch sooner: they may arrive twice or not at all,
 * so nothing may depend on one.
 */
export const realtimePath = '/realtime';

/** One credit, as open panels celebrate it. The same credit always has the same key, so that it is celebrated once. */
export interface Credit {
  readonly key: string;
  readonly amount: number;
  /** What it was for, where that has a name of its own, such as a milestone. */
  readonly label: string | null;
}

/** The key of a milestone's credit: a panel that sees the milestone paid makes it from the offer (decision 0106). */
export const milestoneKey = (offerId: string, rewardId: string): string => `offer:${offerId}:${rewardId}`;

export interface ChannelEvents {
  feedback: {
    /** Feedback about an attempt was sent or dismissed: a popup that is open looks whether it is still wanted. */
    'feedback-received': Record<string, never>;
  };
  notifications: {
    /** The state of the account or the requests to its user have changed: metadata and lists are to be refetched. */
    'account-changed': Record<string, never>;
    /** A survey was opened once more while it was being taken. `at` is ISO 8601, as in the metadata. */
    'duplicated-clicks': { readonly survey_hash: string; readonly at: string };
    /** Something was credited or reversed; a reversal names no credits. */
    'earnings-changed': { readonly credits?: readonly Credit[] };
    /** The offer's link was opened, on this device or another: the QR step confirms it. */
    'offer-opened': { readonly offer_id: string };
    /** An event of the offer was counted or reversed, or its points were released. */
    'offer-progressed': { readonly offer_id: string };
    /** Support has answered a ticket. */
    'ticket-answered': { readonly ticket_id: string };
  };
  result: {
    /** A click has a new outcome. The event contains all that is shown, so nothing has to be fetched. */
    'result-ready': {
      readonly cid: string;
      readonly result: 'complete' | 'partial' | 'screen_out' | 'disqualified';
      readonly sid: string;
      readonly user_reward: number;
    };
  };
}

export type ChannelKind = keyof ChannelEvents;
/** `feedback-` and `notifications-` are followed by a user hash, `result-` by a click id. */
export type ChannelOf<K extends ChannelKind> = `${K}-${string}`;
export type Channel = ChannelOf<ChannelKind>;
export type EventOf<K extends ChannelKind> = keyof ChannelEvents[K] & string;

/**
 * Frames of the panel. The bearer is sent with each subscription, never in the URL. `age_ms` is how old the data of the
 * page may be: recent events since then that the server still has in memory are sent first.
 */
export type ClientFrame =
  | {
      readonly type: 'subscribe';
      readonly channel: string;
      readonly authorization?: string;
      readonly age_ms?: number;
    }
  | { readonly type: 'unsubscribe'; readonly channel: string }
  | { readonly type: 'ping' };

/** Frames of the server. */
export type ServerFrame =
  | { readonly type: 'subscribed'; readonly channel: string }
  /** `again`: not a refusal of the subscriber, the server could not check; the client may retry. */
  | { readonly type: 'refused'; readonly channel: string; readonly again: boolean }
  | { readonly type: 'event'; readonly channel: string; readonly event: string; readonly data: unknown }
  /** Events may have been lost before they reached this node: the client is to refetch what they concern. */
  | { readonly type: 'missed' }
  | { readonly type: 'pong' };
