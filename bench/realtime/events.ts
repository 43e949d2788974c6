// The users of the benchmark, and an event for each: about as long as most events are.
import type { ServerFrame } from '../../packages/contract/src/realtime.ts';

/** As long as a real user hash. */
export const uhashOf = (person: number) => `bench-${`${person}`.padStart(37, '0')}`;

/** One object for all: whoever publishes an event has just made its data, so that it is in the processor's cache. */
const data = { survey_hash: 'aSurveyOfTheBenchmark-0123456789abcdefghijk', at: '2026-03-10T12:00:00.000Z' };

export function eventFor(person: number) {
  return [`notifications-${uhashOf(person)}`, 'duplicated-clicks', data] as const;
}

/** As it must arrive: four bytes stand in front of so long a text. */
export function eventFrame(person: number): Buffer {
  const [channel, event, data] = eventFor(person);
  const text = JSON.stringify({ type: 'event', channel, event, data } satisfies ServerFrame);
  return Buffer.concat([Buffer.from([0x81, 126, text.length >> 8, text.length & 255]), Buffer.from(text)]);
}
