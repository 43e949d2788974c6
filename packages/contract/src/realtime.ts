/**
 * What travels over the socket (RL-01). Channels named after a user are
 * opened by that user's bearer alone; the channel of a result is ours, and its click id is the key (decision 0004).
 * Events are hints to look sooner: they may come twice, or not at all, so nothing may depend on one.
 */
export const realtimePath = '/realtime';

export interface ChannelEvents {
  feedback: {
    /** The survey's feedback has arrived: its popup closes. */
    'feedback-received': Record<string, never>;
  };
  notifications: {
    /** The account is in another state, or what is asked of it has changed: metadata and lists are to be read again. */
    'account-changed': Record<string, never>;
    /** A survey was opened once more while it was being taken. `at` is ISO 8601, as in the metadata. */
    'duplicated-clicks': { readonly survey_hash: string; readonly at: string };
    /** Something was credited or taken back. */
    'earnings-changed': Record<string, never>;
    /** The offer's link was opened, on this device or another: the QR step says so. */
    'offer-opened': { readonly offer_id: string };
    /** An event of the offer has counted, was taken back, or its points have come. */
    'offer-progressed': { readonly offer_id: string };
    /** Support has answered a ticket. */
    'ticket-answered': { readonly ticket_id: string };
  };
  result: {
    /** A click has got its outcome, or another one than before. It says nothing that would have to be looked up. */
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
 * What the panel says. The bearer goes along with each subscription, never in the address. `age_ms` is how long ago the
 * page may have read what it shows: what was said since then, and the server still remembers, is told first.
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

/** What the server says. */
export type ServerFrame =
  | { readonly type: 'subscribed'; readonly channel: string }
  /** `again`: nothing is wrong with the asker, the server could not find out. */
  | { readonly type: 'refused'; readonly channel: string; readonly again: boolean }
  | { readonly type: 'event'; readonly channel: string; readonly event: string; readonly data: unknown }
  /** Events may have been lost on their way to this node: whatever they would have told is to be read again. */
  | { readonly type: 'missed' }
  | { readonly type: 'pong' };
