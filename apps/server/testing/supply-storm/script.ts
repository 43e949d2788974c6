// What the storm will send, and what must be there afterwards. Stories write it, before anything is sent.
import type { Outcome } from '@earnwall/contract/outcomes';

export interface Message {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** What its sender is answered. `rival`: it is one of two that cannot both be stored. */
export type Answer = 'stored' | 'returned' | 'refused' | 'unknown' | 'conflict' | 'unreadable' | 'rival';

export interface Sending {
  readonly to: string;
  readonly message: Message;
  readonly answer: Answer;
  /** Counted as refused: a forged return is answered like any other, since a person reads the answer. */
  readonly isForged: boolean;
}

export interface ExpectedReport {
  readonly supplier: string;
  readonly cid: string;
  readonly transaction: string;
  readonly outcome: Outcome;
  readonly raw_code: string;
  readonly reverses: string | null;
  readonly payout_micros: bigint | null;
  readonly reason: 'unknown_code' | 'too_fast' | null;
}

export interface ExpectedEvent {
  readonly network: string;
  readonly click: string;
  readonly transaction: string;
  readonly event_ref: string;
  readonly reverses: string | null;
}

export interface ExpectedAside {
  readonly supplier: string;
  readonly kind: 'conflict' | 'unknown_click' | 'unreadable';
  readonly transaction: string | null;
  readonly click: string | null;
}

/** Two reports under one transaction: whichever is stored, the other is set aside. */
type Rivals = readonly [ExpectedReport, ExpectedReport];

export class Script {
  /** In any order, at once. */
  readonly storm: Sending[] = [];
  /** Against what is stored by then. */
  readonly conflicts: Sending[] = [];
  /** While held reports and pending points are released. */
  readonly late: Sending[] = [];
  readonly reports: ExpectedReport[] = [];
  readonly events: ExpectedEvent[] = [];
  readonly asides: ExpectedAside[] = [];
  readonly rivals: Rivals[] = [];
  /** What a supplier lists for whoever asks. */
  readonly listed = new Map<string, object[]>();

  list(supplier: string, line: object): void {
    this.listed.set(supplier, [...(this.listed.get(supplier) ?? []), line]);
  }
}

export const genuine = (to: string, message: Message, answer: Answer = 'stored'): Sending => ({
  ...{ to, message, answer, isForged: false },
});

export const forged = (to: string, message: Message): Sending => ({
  ...{ to, message, isForged: true },
  answer: message.target.startsWith('/return/') ? 'returned' : 'refused',
});

/** The same words about somebody else, under a signature that was not made for them. */
export const aboutAnother = (message: Message, one: string, other: string): Message => ({
  ...message,
  target: message.target.replaceAll(one, other),
  body: message.body?.replaceAll(one, other) ?? null,
});
