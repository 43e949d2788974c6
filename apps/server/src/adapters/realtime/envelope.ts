// How messages travel between nodes: a JSON list of who speaks and what they say. A list without a message tells that
// some of the speaker's were lost.
import type { FanOutEars } from '#ports/realtime.ts';

export function sealAll(node: string, messages: readonly string[]): string {
  return JSON.stringify([node, ...messages]);
}

/** The same where an envelope may not be larger; a message that fits into none is left out. */
export function sealSome(node: string, messages: readonly string[], mostBytes: number): string[] {
  const envelopes: string[][] = [];
  const empty = Buffer.byteLength(sealAll(node, []));
  let free = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(JSON.stringify(message)) + 1;
    if (empty + size > mostBytes) continue;
    if (size > free) {
      envelopes.push([]);
      free = mostBytes - empty;
    }
    envelopes.at(-1)?.push(message);
    free -= size;
  }
  return envelopes.map((some) => sealAll(node, some));
}

/** Hands on what others say; a node's own words come back to it and were heard already. */
export function unseal(node: string, envelope: string, ears: FanOutEars): void {
  if (envelope.startsWith(JSON.stringify(node), 1)) return;
  const [, ...messages] = JSON.parse(envelope) as string[];
  if (messages.length === 0) ears.missed();
  for (const message of messages) ears.hear(message);
}
