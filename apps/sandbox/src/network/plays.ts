// Who follows a campaign's link, and what has happened to them since: kept in memory, the oldest forgotten first.
import { randomBytes } from 'node:crypto';
import type { Carried, Courier, Parcel, Tampering } from '../callbacks/courier.ts';
import { pack } from '../callbacks/pack.ts';
import type { SigningKeys } from '../callbacks/signatures.ts';

export interface Play {
  /** The buyer's name for it. */
  readonly click: string;
  readonly campaign: string;
  readonly platform: string;
  readonly ticket: string;
  readonly openedAt: number;
  readonly events: SentEvent[];
}

export interface SentEvent extends Carried {
  /** The same however often it is sent. */
  readonly transaction: string;
  readonly event: string;
  readonly at: number;
  /** The transaction that this one takes back. */
  readonly reverses: string | null;
}

export type EventCourier = Courier<Play, SentEvent>;

const mostPlays = 5000;

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
    if (oldest && this.#byClick.size > mostPlays) {
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

export function anEvent(
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

/** The last event that nothing has taken back. */
export function standingEvent(events: readonly SentEvent[], event: string): SentEvent | undefined {
  const taken = new Set(events.map(({ reverses }) => reverses));
  return events.findLast(
    (sent) => sent.event === event && sent.reverses === null && !taken.has(sent.transaction),
  );
}

export function packEvent(
  { click }: Pick<Play, 'click'>,
  { transaction, event, at, reverses, tampering }: SentEvent,
  buyer: { origin: string; keys: SigningKeys },
): Parcel {
  const content = {
    transaction,
    click,
    event,
    at: new Date(at).toISOString(),
    ...(reverses && { reverses }),
  };
  return pack(new URL('/callbacks/sandbox-network', buyer.origin), content, tampering, buyer.keys);
}
