import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeEnvelope, encodeEnvelopes, receiveEnvelope } from './envelope.ts';

function received(envelopes: readonly string[], node = 'me') {
  const all: string[] = [];
  const receiver = {
    receive: (message: string) => void all.push(message),
    missed: () => void all.push('missed'),
  };
  for (const envelope of envelopes) receiveEnvelope(node, envelope, receiver);
  return all;
}

describe('envelopes between nodes', () => {
  it('carry every message once and in order, and none is larger than allowed', () => {
    const message = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\n', ''));
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        const envelopes = encodeEnvelopes('you', messages, 500);
        expect(received(envelopes)).toEqual(messages);
        for (const envelope of envelopes) expect(Buffer.byteLength(envelope)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it('are few', () => {
    const messages = Array.from({ length: 100 }, (_, nth) => `message ${nth % 10}`);
    expect(encodeEnvelopes('you', messages, 500).length).toBe(3);
  });

  it('leave out a message that fits into none', () => {
    expect(received(encodeEnvelopes('you', ['a', 'x'.repeat(600), 'b'], 500))).toEqual(['a', 'b']);
  });

  it('of a node itself are ignored by it', () => {
    expect(received([encodeEnvelope('me', ['a'])])).toEqual([]);
  });

  it('without a message report that some were lost', () => {
    expect(received([encodeEnvelope('you', [])])).toEqual(['missed']);
  });
});
