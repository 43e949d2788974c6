// Where offers and games come from. An adapter translates one network's format; nothing behind this port depends on which
// network an offer comes from (SV-01).
import type { Platform } from '@earnwall/contract/limits';
import type { Language } from '@earnwall/i18n/languages';
import type { RawMessage, Verified } from './signed-message.ts';

export interface OfferNetwork {
  readonly id: string;
  /** What people read as the offer's provider. */
  readonly name: string;
  /** The only hosts a browser is ever sent to for this network. */
  readonly redirectHosts: readonly string[];

  /** Where a user goes on, signed, so that the network knows that we sent them. */
  trackingLink(click: TrackedClick): string;

  /** What a server-to-server message says, if it is genuine and can be read. */
  verifyEvent(message: RawMessage): Verified<NetworkEvent>;

  /**
   * What has changed since the cursor. A null cursor begins a snapshot: its pages together hold all that is open, and
   * whatever else we had from this catalogue is closed. Asking again with the same cursor is always safe.
   * Throws SupplierUnavailable when there is no readable answer, CursorExpired when a snapshot is needed.
   */
  readCatalogue(cursor: string | null, signal: AbortSignal): Promise<CataloguePage>;
}

export interface CataloguePage {
  readonly offers: readonly NetworkOffer[];
  /** Closed at the network, or no longer usable by us. */
  readonly closed: readonly string[];
  /** How many items could not be understood, or not be used; each was left out, or closed where it has a name. */
  readonly skipped: number;
  readonly cursor: string;
  /** False while more pages wait behind the cursor. */
  readonly complete: boolean;
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

interface TrackedClick {
  readonly click: string;
  readonly offerRef: string;
  readonly platform: Platform;
}

export interface NetworkEvent {
  /** Unique at this network: used again for anything else, the second use is set aside (decision 0061). */
  readonly transaction: string;
  readonly click: string;
  readonly event_ref: string;
  /** When it happened, by the network's clock. */
  readonly occurred_at: Date;
  /** The transaction that this one takes back. */
  readonly reverses: string | null;
}
