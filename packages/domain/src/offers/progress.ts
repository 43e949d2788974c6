/** A network's event about an opened offer, verified by its signature. */
export interface OfferEvent {
  /** Unique at the network: sent twice, it is still one event. */
  readonly transaction: string;
  readonly event_ref: string;
  /** The transaction that it reverses; such an event counts for nothing itself. */
  readonly reverses: string | null;
  readonly occurred_at: Date;
  readonly received_at: Date;
}

/** Whether an event that comes under a known transaction is the known one, repeated (as `isSameReport` of the ledger). */
export function isSameEvent(one: OfferEvent, other: OfferEvent): boolean {
  return (
    one.transaction === other.transaction &&
    one.event_ref === other.event_ref &&
    one.reverses === other.reverses &&
    one.occurred_at.getTime() === other.occurred_at.getTime()
  );
}

export interface OpenedOffer {
  readonly opened_at: Date;
  readonly ends_at: Date | null;
}

/** A milestone as it was promised when the link was opened. */
export interface Milestone {
  readonly event_ref: string;
  readonly required_event_count: number;
  readonly ends_at: Date | null;
}

export interface Progress {
  /** Never above what is required. */
  readonly event_count: number;
  readonly reached_at: Date | null;
}

/**
 * How far each milestone is (decision 0037). It follows from the set of events, so that neither their order nor their
 * repetition can matter. Reversed events do not count, even if the reversal came first.
 */
export function progressOf(
  opened: OpenedOffer,
  milestone: Milestone,
  events: readonly OfferEvent[],
): Progress {
  const { event_ref, required_event_count, ends_at } = milestone;
  const counting = effectiveEvents(opened, events)
    .filter((event) => event.event_ref === event_ref)
    .map((event) => happenedAt(opened, event))
    .filter((at) => ends_at === null || at <= ends_at)
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    event_count: Math.min(counting.length, required_event_count),
    reached_at: counting[required_event_count - 1] ?? null,
  };
}

function effectiveEvents(opened: OpenedOffer, events: readonly OfferEvent[]): OfferEvent[] {
  const timely = events.filter((event) => isInTime(opened, event));
  const reversed = new Set(timely.map(({ reverses }) => reverses));
  return timely.filter(({ transaction, reverses }) => reverses === null && !reversed.has(transaction));
}

/** The network's clock may be wrong, but an event happens after the opening and before its arrival. */
function happenedAt({ opened_at }: OpenedOffer, { occurred_at, received_at }: OfferEvent): Date {
  if (occurred_at < opened_at) return opened_at;
  return occurred_at > received_at ? received_at : occurred_at;
}

const cutOffMs = 45 * 24 * 60 * 60 * 1000;

/** An event that arrives long after the deadline is set aside for operators (decision 0037). */
export function isInTime(
  { ends_at }: OpenedOffer,
  { received_at }: Pick<OfferEvent, 'received_at'>,
): boolean {
  return ends_at === null || received_at.getTime() - ends_at.getTime() <= cutOffMs;
}
