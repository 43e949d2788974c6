// How events are delivered to the buyer: as agreed, and with each fault that real networks show.
import { createEvent, type EventSender, effectiveEvent, type Play, type SentEvent } from './plays.ts';

const hourMs = 3_600_000;

export const deliveries = {
  now: 'Immediately',
  twice: 'Every message twice',
  backwards: 'In reverse order',
  late: 'When a tester sends it',
  forged: 'With a forged signature',
} as const;

export type DeliveryName = keyof typeof deliveries;

export const isDeliveryName = (value: unknown): value is DeliveryName =>
  typeof value === 'string' && Object.hasOwn(deliveries, value);

/** Records an event so many times, an hour apart, the last one now, and delivers them. */
export async function recordEvents(
  play: Play,
  { event, times, delivery }: { event: string; times: number; delivery: DeliveryName },
  sender: EventSender,
  now: number,
): Promise<void> {
  const events = Array.from({ length: times }, (_, index) => {
    const at = Math.max(play.openedAt, now - (times - 1 - index) * hourMs);
    return createEvent(event, at, delivery === 'forged' ? { tampering: 'forged' } : {});
  });
  play.events.push(...events);
  if (delivery === 'late') return;
  for (const sent of delivery === 'backwards' ? events.toReversed() : events) {
    const copies = delivery === 'twice' ? 2 : 1;
    await Promise.all(Array.from({ length: copies }, () => sender.send(play, sent)));
  }
}

/** Sends what has not been sent yet; false if there is nothing. */
export async function sendUnsent(play: Play, sender: EventSender): Promise<boolean> {
  const unsent = play.events.filter(({ tries }) => tries.length === 0);
  for (const sent of unsent) await sender.send(play, sent);
  return unsent.length > 0;
}

/** The advertiser reverses the last event; null if there is none. */
export async function reverse(
  play: Play,
  event: string,
  sender: EventSender,
  now: number,
): Promise<SentEvent | null> {
  const original = effectiveEvent(play.events, event);
  if (!original) return null;
  const reversal = createEvent(event, now, { reverses: original.transaction });
  play.events.push(reversal);
  await sender.send(play, reversal);
  return reversal;
}
