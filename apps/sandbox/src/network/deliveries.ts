// How the buyer hears of what happened: as agreed, and in every way in which the agreement is broken somewhere.
import { anEvent, type EventCourier, type Play, type SentEvent, standingEvent } from './plays.ts';

const hourMs = 3_600_000;

export const deliveries = {
  now: 'At once',
  twice: 'Every message twice',
  backwards: 'The last one first',
  late: 'When the desk sends it',
  forged: 'With a forged signature',
} as const;

export type DeliveryName = keyof typeof deliveries;

export const isDeliveryName = (value: unknown): value is DeliveryName =>
  typeof value === 'string' && Object.hasOwn(deliveries, value);

/** Something happens so many times, an hour apart, the last time now. */
export async function happen(
  play: Play,
  { event, times, delivery }: { event: string; times: number; delivery: DeliveryName },
  courier: EventCourier,
  now: number,
): Promise<void> {
  const events = Array.from({ length: times }, (_, index) => {
    const at = Math.max(play.openedAt, now - (times - 1 - index) * hourMs);
    return anEvent(event, at, delivery === 'forged' ? { tampering: 'forged' } : {});
  });
  play.events.push(...events);
  if (delivery === 'late') return;
  for (const sent of delivery === 'backwards' ? events.toReversed() : events) {
    const copies = delivery === 'twice' ? 2 : 1;
    await Promise.all(Array.from({ length: copies }, () => courier.send(play, sent)));
  }
}

/** Whatever waits to be told; false where nothing does. */
export async function sendWaiting(play: Play, courier: EventCourier): Promise<boolean> {
  const waiting = play.events.filter(({ tries }) => tries.length === 0);
  for (const sent of waiting) await courier.send(play, sent);
  return waiting.length > 0;
}

/** The advertiser takes the last one back; false where there is none. */
export async function reverse(
  play: Play,
  event: string,
  courier: EventCourier,
  now: number,
): Promise<SentEvent | null> {
  const original = standingEvent(play.events, event);
  if (!original) return null;
  const taken = anEvent(event, now, { reverses: original.transaction });
  play.events.push(taken);
  await courier.send(play, taken);
  return taken;
}
