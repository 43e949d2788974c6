/// <reference types="node" />
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { demoExtension } from './demo-extension.ts';

it('EX-02 the id of the demo’s extension is the one Chrome makes of its key', () => {
  const digest = createHash('sha256').update(Buffer.from(demoExtension.publicKey, 'base64')).digest('hex');
  const letters = [...digest.slice(0, 32)].map((digit) => 'abcdefghijklmnop'[Number.parseInt(digit, 16)]);
  expect(demoExtension.id).toBe(letters.join(''));
});
