// The people of the benchmark, and what they are told: about as long as most events are.
import type { ServerFrame } from '../../packages/contract/src/realtime.ts';

/** As long as a real user hash. */
export const uhashOf = (person: number) => `bench-${`${person}`.padStart(37, '0')}`;

export function news(person: number) {
  const data = { survey_hash: 'aSurveyOfTheBenchmark-0123456789abcdefghijk', at: '2026-03-10T12:00:00.000Z' };
  return [`notifications-${uhashOf(person)}`, 'duplicated-clicks', data] as const;
}

/** What travels for one message, with the two or four bytes in front of it. */
export function frameBytes(): number {
  const [channel, event, data] = news(0);
  const bytes = Buffer.byteLength(
    JSON.stringify({ type: 'event', channel, event, data } satisfies ServerFrame),
  );
  return bytes + (bytes < 126 ? 2 : 4);
}
