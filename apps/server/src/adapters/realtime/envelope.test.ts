import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealAll, sealSome, unseal } from './envelope.ts';

function heard(envelopes: readonly string[], node = 'me') {
  const all: string[] = [];
  const ears = { hear: (message: string) => void all.push(message), missed: () => void all.push('missed') };
  for (const envelope of envelopes) unseal(node, envelope, ears);
  return all;
}

describe('envelopes between nodes', () => {
  it('carry every message once and in order, and none is larger than allowed', () => {
    const message = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replaceAll('\n', ''));
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        const envelopes = sealSome('you', messages, 500);
        expect(heard(envelopes)).toEqual(messages);
        for (const envelope of envelopes) expect(Buffer.byteLength(envelope)).toBeLessThanOrEqual(500);
      }),
    );
  });

  it('are few', () => {
    const messages = Array.from({ length: 100 }, (_, nth) => `message ${nth % 10}`);
    expect(sealSome('you', messages, 500).length).toBe(3);
  });

  it('leave out a message that fits into none', () => {
    expect(heard(sealSome('you', ['a', 'x'.repeat(600), 'b'], 500))).toEqual(['a', 'b']);
  });

  it('of a node itself say nothing new to it', () => {
    expect(heard([sealAll('me', ['a'])])).toEqual([]);
  });

  it('without a message tell that some were lost', () => {
    expect(heard([sealAll('you', [])])).toEqual(['missed']);
  });
});
