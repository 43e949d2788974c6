// Where offers and games come from. An adapter translates one network's format; nothing behind this port depends on which
// network an offer comes from (SV-01).
import type { Platform } from '@earnwall/contract/limits';
import type { Language } from '@earnwall/i18n/languages';
import type { FeedPage } from './feed.ts';
import type { Acknowledgement, RawMessage, Verified } from './signed-message.ts';
import type { StatementForm } from './statement-form.ts';

export interface OfferNetwork {
  readonly id: string;
  /** What people read as the offer's provider. */
  readonly name: string;
  /** The only hosts a browser is ever sent to for this network. */
  readonly redirectHosts: readonly string[];

  /** Where a user goes on, signed, so that the network knows that we sent them. */
  trackingLink(click: TrackedClick): string;

  /** What a server-to-server message says, if it is genuine. */
  verifyEvent(message: RawMessage): Verified<NetworkEvent>;
  /** Absent: `defaultAcknowledgement`. */
  readonly acknowledgement?: Acknowledgement;
  /** Its messages say many things at once, and may have up to 1 MiB; those of others have 64 KB at most. */
  readonly sendsBatches?: boolean;
  /** Of lists that come as files; absent where operators say it with each of them. */
  readonly statement?: StatementForm;

  /** How often its catalogue is read; absent: the installation's interval. */
  readonly everyMs?: number;
  /**
   * What has changed since the cursor. A null cursor begins a snapshot: its pages together hold all that is open, and
   * whatever else we had from this catalogue is closed. Asking again with the same cursor is always safe.
   * Throws SupplierUnavailable when there is no readable answer, CursorExpired when a snapshot is needed.
   */
  readCatalogue(cursor: string | null, signal: AbortSignal): Promise<CataloguePage>;
}

export interface CataloguePage extends FeedPage {
  readonly offers: readonly NetworkOffer[];
}

export interface NetworkOffer extends NetworkTexts {
  /** The network's own name for it. */
  readonly ref: string;
  /** Plain text. */
  readonly name: string;
  /** In the languages that the network has beside English. */
  readonly translations: Readonly<Partial<Record<Language, NetworkTexts>>>;
  readonly icon_url: string | null;
  readonly image_url: string | null;
  readonly category: 'game' | 'other';
  readonly platforms: readonly Platform[];
  /** ISO 3166-1 alpha-2; empty means every country. */
  readonly countries: readonly string[];
  /** The more people take it, the greater, on whatever scale the network has; 0 where it does not say. */
  readonly popularity: number;
  readonly active_earners: number;
  /** From the opening of the link; null means that there is no deadline. */
  readonly time_limit_minutes: number | null;
  /** The link that the offer carries; absent where the network's links are made from its ref. */
  readonly link?: string;
  readonly milestones: readonly NetworkMilestone[];
}

/** HTML as the network wrote it: it is cleaned before it leaves us. */
interface NetworkTexts {
  readonly title: string;
  readonly description: string;
  readonly steps: string;
}

/** An event that has to happen so many times; both together are what it is known by within its offer. */
export interface NetworkMilestone {
  readonly event_ref: string;
  readonly required_event_count: number;
  readonly name: string;
  /** In the languages that the network has beside English. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  readonly payout_micros: bigint;
  /** Points are pending that long, until the network can no longer reverse them. */
  readonly hold_days: number;
  readonly progress_layout: 'progress' | 'text' | 'progress_and_text';
  readonly is_highlighted: boolean;
}

export interface TrackedClick {
  readonly click: string;
  readonly offerRef: string;
  readonly link: string | null;
  /** The person's id at this network: stable, not ours, revocable. */
  readonly person: string;
  readonly platform: Platform;
}

export interface NetworkEvent {
  /** Unique at this network: used again for anything else, the second use is set aside (decision 0061). */
  readonly transaction: string;
  /** Our click, or the person and the offer, where the network knows only those. */
  readonly click: string | { readonly person: string; readonly offerRef: string };
  readonly event_ref: string;
  /** When it happened, by the network's clock; null where it does not say: when it came. */
  readonly occurred_at: Date | null;
  /** The transaction that this one takes back. */
  readonly reverses: string | null;
}
