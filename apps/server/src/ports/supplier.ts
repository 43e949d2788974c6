// Where surveys come from. An adapter translates one supplier's format; nothing behind this port depends on which supplier
// a survey comes from (SV-01).
import type { Outcome } from '@earnwall/contract/outcomes';
import type { Topic } from '@earnwall/contract/topics';
import type { Quota, Targeting } from '@earnwall/domain/matching/targeting';
import type { Device } from '@earnwall/domain/surveys/device';
import type { RawMessage, Verified } from './signed-message.ts';

export interface Supplier {
  readonly id: string;
  readonly name: string;
  /** Where respondents enter. */
  readonly entryUrl: string;
  /** The only hosts a browser is ever sent to for this supplier. */
  readonly redirectHosts: readonly string[];

  /** Where a qualified respondent goes, signed, so that the supplier knows that we sent them. */
  entryLink(click: EnteringClick): string;

  /** What a browser brings back. It is shown and never credits; null when it is none of this supplier's. */
  parseReturn(query: URLSearchParams): ReturnedClick | null;

  /** What a server-to-server message says, if it is genuine and can be read. */
  verifyCallback(message: RawMessage): Verified<SupplierOutcome>;

  /** Outcomes that changed after the fact, such as reversals; null where the supplier reports them by callback only. */
  readonly laterOutcomes: ((cursor: string | null, signal: AbortSignal) => Promise<OutcomePage>) | null;
}

/** A supplier that publishes its inventory; surveys of others are entered by hand. */
export interface InventorySupplier extends Supplier {
  /**
   * What has changed since the cursor. A null cursor begins a snapshot: its pages together hold all that is open, and
   * whatever else we had of this supplier is closed. Asking again with the same cursor is always safe.
   * Throws SupplierUnavailable when there is no readable answer, CursorExpired when a snapshot is needed.
   */
  syncInventory(cursor: string | null, signal: AbortSignal): Promise<InventoryPage>;
}

export interface InventoryPage {
  readonly surveys: readonly SupplierSurvey[];
  /** Closed at the supplier, or no longer usable by us. */
  readonly closed: readonly string[];
  /** How many items could not be understood, or not be used; each was left out, or closed where it has a name. */
  readonly skipped: number;
  readonly cursor: string;
  /** False while more pages wait behind the cursor. */
  readonly complete: boolean;
}

export interface SupplierSurvey {
  /** The supplier's own name for it. */
  readonly ref: string;
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
  readonly devices: readonly Device[];
  /** Null where the supplier names none, or none that we have. */
  readonly topic: Topic | null;
  readonly loi_seconds: number;
  readonly payout_micros: bigint;
  /** Of those who enter, the part that completes: 0 to 1. */
  readonly conversion: number;
  readonly targeting: Targeting;
  readonly quotas: readonly SupplierQuota[];
}

interface SupplierQuota extends Quota {
  readonly ref: string;
}

interface EnteringClick {
  readonly cid: string;
  readonly surveyRef: string;
  /** Where the supplier sends the browser afterwards. */
  readonly returnUrl: string;
}

export interface ReturnedClick {
  readonly cid: string;
  readonly outcome: Outcome;
  /** The outcome as the supplier's own code. */
  readonly rawCode: string;
  /** Only a signed return may stand in for a callback, where a supplier has none. */
  readonly signed: boolean;
}

export interface SupplierOutcome {
  /** Unique at this supplier: used again for anything else, the second use is set aside (decision 0061). */
  readonly transaction: string;
  readonly cid: string;
  readonly outcome: Outcome;
  readonly rawCode: string;
  /** The transaction that this one takes back. */
  readonly reverses: string | null;
  /** What the supplier pays where it is not the survey's price: for a partial, or to make up for a screen-out. */
  readonly payout_micros: bigint | null;
}

interface OutcomePage {
  readonly outcomes: readonly SupplierOutcome[];
  readonly cursor: string;
  readonly complete: boolean;
}

/** The supplier gave no answer that can be used; what we have stays as it is. */
export class SupplierUnavailable extends Error {}

/** The supplier no longer knows the cursor. */
export class CursorExpired extends Error {}
