// Where surveys come from. An adapter translates one supplier's format; nothing behind this port depends on which supplier
// a survey comes from (SV-01).
import type { Outcome } from '@earnwall/contract/outcomes';
import type { Topic } from '@earnwall/contract/topics';
import type { ReportRule } from '@earnwall/domain/ledger/reports-until';
import type { Quota, QuotaRule, Targeting } from '@earnwall/domain/matching/targeting';
import type { Said } from '@earnwall/domain/odds/prior';
import type { Device } from '@earnwall/domain/surveys/device';
import type { Exclusions } from '@earnwall/domain/surveys/exclusions';
import type { Disclosed, Disclosure } from './disclosed.ts';
import type { FeedPage } from './feed.ts';
import type { Acknowledgement, MessageItem, RawMessage, Verified } from './signed-message.ts';
import type { StatementForm } from './statement-form.ts';

export interface Supplier {
  readonly id: string;
  readonly name: string;
  /** Where respondents enter; shown to operators. */
  readonly entryUrl: string;
  /** The only hosts a browser is ever sent to for this supplier. */
  readonly redirectHosts: readonly string[];
  readonly rules: SupplierRules;
  /** Its codes and what they mean to us, for operators; absent where it has no table. */
  readonly codes?: readonly CodeMeaning[];
  /** What of a person its entry links carry, where the person agreed. */
  readonly discloses: readonly Disclosure[];

  /** Where a qualified respondent goes, signed, so that the supplier knows that we sent them. */
  entryLink(click: EnteringClick): string;
  /** Absent where the survey carries its link, or the link needs nothing from the supplier. */
  readonly fetchLink?: FetchedLink;

  /** What a browser brings back; null when it is none of this supplier's. */
  parseReturn(message: RawMessage): ReturnedClick | null;

  /** What a server-to-server message says, if it is genuine. */
  verifyCallback(message: RawMessage): Verified<SupplierOutcome>;
  /** Absent: `defaultAcknowledgement`. */
  readonly acknowledgement?: Acknowledgement;
  /** Its messages say many things at once, and may have up to 1 MiB; those of others have 64 KB at most. */
  readonly sendsBatches?: boolean;
  /** Of lists that come as files; absent where operators say it with each of them. */
  readonly statement?: StatementForm;

  /** Outcomes that changed after the fact, such as reversals; null where the supplier reports them by callback only. */
  readonly laterOutcomes: ((cursor: string | null, signal: AbortSignal) => Promise<OutcomePage>) | null;
}

export interface CodeMeaning {
  /** `2.*` stands for all that begin so. */
  readonly code: string;
  readonly outcome: Outcome;
  /** What else is to know about it; null where nothing is. */
  readonly note: string | null;
}

export interface SupplierRules {
  /** Until when reports count by themselves; later ones wait for an operator. */
  readonly reports: ReportRule;
  /** A signed return settles, where a supplier sends no callback; null: a return is shown and never credits. */
  readonly returns: ReturnRules | null;
}

export interface ReturnRules {
  /** A complete that comes back sooner after the start is not paid: nobody answers that fast. */
  readonly minSeconds: number;
  /** A complete waits so many days, until the supplier can no longer take it back; 0 pays at once. */
  readonly holdDays: number;
}

export const defaultRules: SupplierRules = { reports: { kind: 'days', days: 45 }, returns: null };

/** An entry link that the supplier makes on request. */
export interface FetchedLink {
  /** `survey`: made once and stored with the survey; `click`: made for each person anew. */
  readonly per: 'survey' | 'click';
  /** Throws SupplierUnavailable; the person is asked to try again. The result is `EnteringClick.link`. */
  fetch(click: Omit<EnteringClick, 'link'>, signal: AbortSignal): Promise<string>;
}

/** A supplier that publishes its inventory; surveys of others are entered by hand. */
export interface InventorySupplier extends Supplier {
  readonly feed: InventoryFeed;
}

export const hasInventory = (supplier: Supplier): supplier is InventorySupplier => 'feed' in supplier;

export interface InventoryFeed {
  /**
   * `list`: pages from a null cursor on together hold all that is open, and whatever else we had of this supplier is closed;
   * later cursors bring changes. `queue`: pages bring changes only, and nothing is closed but what they name.
   */
  readonly kind: 'list' | 'queue';
  /** How often it is read; absent: the installation's interval. */
  readonly everyMs?: number;
  /**
   * What has changed since the cursor. Asking again with the same cursor is always safe. Throws SupplierUnavailable when
   * there is no readable answer, CursorExpired when the list has to be read from its beginning.
   */
  read(cursor: string | null, signal: AbortSignal): Promise<InventoryPage>;
}

export interface InventoryPage extends FeedPage {
  readonly surveys: readonly SupplierSurvey[];
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
  /** Its word on how many complete; null where it says nothing: an adapter never makes one up (decision 0137). */
  readonly said: Said | null;
  readonly targeting: Targeting;
  readonly quotas: readonly SupplierQuota[];
  /** Absent: `none_full`. */
  readonly quota_rule?: QuotaRule;
  /** The entry link that the survey carries; absent where it is made from the ref, or fetched. */
  readonly entry_link?: string;
  /** Whoever entered one of these may not take it. */
  readonly exclusions?: Exclusions;
  /** Only these people may take it, by their ids at the supplier; absent: everybody whom it fits. */
  readonly invited?: readonly string[];
}

interface SupplierQuota extends Quota {
  readonly ref: string;
}

export interface EnteringClick {
  readonly cid: string;
  readonly surveyRef: string;
  readonly country: string;
  /** The link of the survey, or the fetched one; null where there is neither. */
  readonly link: string | null;
  /** The person's id at this supplier: stable, not ours, revocable. */
  readonly person: string;
  readonly disclosed: Disclosed;
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
  /** The supplier's name for it; absent where a return names none, and the click stands in. */
  readonly transaction?: string;
  /** Why we read the code as we do, where that needs saying. */
  readonly reason?: OutcomeReason;
}

/** `unknown_code`: the adapter's table has no such code, which makes it an error. */
export type OutcomeReason = 'unknown_code' | 'too_fast';

export interface SupplierOutcome {
  /** Unique at this supplier: used again for anything else, the second use is set aside (decision 0061). */
  readonly transaction: string;
  readonly cid: string;
  readonly outcome: Outcome;
  readonly rawCode: string;
  /** Why we read the code as we do, where that needs saying. */
  readonly reason?: OutcomeReason;
  /** The transaction that this one takes back. */
  readonly reverses: string | null;
  /** What the supplier pays where it is not the survey's price: for a partial, or to make up for a screen-out. */
  readonly payout_micros: bigint | null;
}

export interface OutcomePage {
  readonly outcomes: readonly MessageItem<SupplierOutcome>[];
  readonly cursor: string;
  readonly complete: boolean;
}
