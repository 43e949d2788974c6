// A play is one user in one campaign, from the opened link on, with its events: in memory, the oldest evicted first.
import { randomBytes } from 'node:crypto';
import type {
  CallbackSender,
  SignedMessage,
  Tampering,
  TrackedMessage,
} from '../callbacks/callback-sender.ts';
import { encodeMessage } from '../callbacks/encode-message.ts';
import type { SigningKeys } from '../callbacks/signatures.ts';

export interface Play {
  /** The buyer's id for it. */
  readonly click: string;
  readonly campaign: string;
  readonly platform: string;
  readonly ticket: string;
  readonly openedAt: number;
  readonly events: SentEvent[];
}

export interface SentEvent extends TrackedMessage {
  /** The same however often it is sent. */
  readonly transaction: string;
  readonly event: string;
  readonly at: number;
  /** The transaction that this one reverses. */
  readonly reverses: string | null;
}

export type EventSender = CallbackSender<Play, SentEvent>;

const maxPlays = 5000;

export class Plays {
  readonly #byClick = new Map<string, Play>();
  readonly #byTicket = new Map<string, Play>();

  open(entry: Pick<Play, 'click' | 'campaign' | 'platform' | 'openedAt'>): Play {
    const known = this.#byClick.get(entry.click);
    if (known) return known;
    const play: Play = { ...entry, ticket: randomBytes(16).toString('base64url'), events: [] };
    this.#byClick.set(play.click, play);
    this.#byTicket.set(play.ticket, play);
    const [oldest] = this.#byClick.values();
    if (oldest && this.#byClick.size > maxPlays) {
      this.#byClick.delete(oldest.click);
      this.#byTicket.delete(oldest.ticket);
    }
    return play;
  }

  ofBuyer(click: string): Play | undefined {
    return this.#byClick.get(click);
  }

  ofPlayer(ticket: string): Play | undefined {
    return this.#byTicket.get(ticket);
  }

  newestFirst(): Play[] {
    return [...this.#byClick.values()].reverse();
  }
}

export function createEvent(
  event: string,
  at: number,
  given: { reverses?: string; tampering?: Tampering } = {},
): SentEvent {
  const transaction = `ev-${randomBytes(9).toString('base64url')}`;
  return {
    transaction,
    event,
    at,
    reverses: given.reverses ?? null,
    tampering: given.tampering ?? null,
    tries: [],
  };
}

/** The last event that has not been reversed. */
export function effectiveEvent(events: readonly SentEvent[], event: string): SentEvent | undefined {
  const reversed = new Set(events.map(({ reverses }) => reverses));
  return events.findLast(
    (sent) => sent.event === event && sent.reverses === null && !reversed.has(sent.transaction),
  );
}

export function encodeEvent(
  { click }: Pick<Play, 'click'>,
  { transaction, event, at, reverses, tampering }: SentEvent,
  buyer: { origin: string; keys: SigningKeys },
): SignedMessage {
  const content = {
    transaction,
    click,
    event,
    at: new Date(at).toISOString(),
    ...(reverses && { reverses }),
  };
  return encodeMessage(new URL('/callbacks/sandbox-network', buyer.origin), content, tampering, buyer.keys);
}
