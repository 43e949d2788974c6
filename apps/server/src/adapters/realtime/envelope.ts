// The format of messages between nodes: a line with the sending node, and a line for each message. An envelope without a
// message means that some of that node's messages were lost.
import type { FanOutReceiver } from '#ports/realtime.ts';

export function encodeEnvelope(node: string, messages: readonly string[]): string {
  return [node, ...messages].join('\n');
}

/** The same with a maximum size per envelope; a message that is larger is dropped. */
export function encodeEnvelopes(node: string, messages: readonly string[], maxBytes: number): string[] {
  const envelopes: string[][] = [];
  const available = maxBytes - Buffer.byteLength(node);
  let free = 0;
  for (const message of messages) {
    const size = Buffer.byteLength(message) + 1;
    if (size > available) continue;
    if (size > free) {
      envelopes.push([]);
      free = available;
    }
    envelopes.at(-1)?.push(message);
    free -= size;
  }
  return envelopes.map((some) => encodeEnvelope(node, some));
}

/** Passes on messages of other nodes; a node's own messages come back to it and were delivered already. */
export function receiveEnvelope(node: string, envelope: string, receiver: FanOutReceiver): void {
  if (envelope.startsWith(node)) return;
  const [, ...messages] = envelope.split('\n');
  if (messages.length === 0) receiver.missed();
  for (const message of messages) receiver.receive(message);
}
