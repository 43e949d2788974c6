// How messages travel between nodes: a line that says who speaks, and a line for each message. An envelope without a
// message tells that some of the speaker's were lost.
import type { FanOutEars } from '#ports/realtime.ts';

export function sealAll(node: string, messages: readonly string[]): string {
  return [node, ...messages].join('\n');
}

/** The same where an envelope may not be larger; a message that fits into none is left out. */
export function sealSome(node: string, messages: readonly string[], mostBytes: number): string[] {
  const envelopes: string[][] = [];
  const room = mostBytes - Buffer.byteLength(node);
  let free = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message) + 1;
    if (size > room) continue;
    if (size > free) {
      envelopes.push([]);
      free = room;
    }
    envelopes.at(-1)?.push(message);
    free -= size;
  }
  return envelopes.map((some) => sealAll(node, some));
}

/** Hands on what others say; a node's own words come back to it and were heard already. */
export function unseal(node: string, envelope: string, ears: FanOutEars): void {
  if (envelope.startsWith(node)) return;
  const [, ...messages] = envelope.split('\n');
  if (messages.length === 0) ears.missed();
  for (const message of messages) ears.hear(message);
}
