import { expect, it } from 'vitest';
import { counted, countUpMs } from './counted.ts';

it('RS-02 a reward counts from nothing to exactly itself, and never shows more', () => {
  const frames = Array.from({ length: 60 }, (_, frame) => counted(733, (frame * countUpMs) / 59));
  expect([frames[0], frames.at(-1)]).toEqual([0, 733]);
  expect(frames).toEqual([...frames].sort((a, b) => a - b));
  expect(frames.every(Number.isInteger)).toBe(true);
  expect(counted(733, countUpMs * 5)).toBe(733);
  expect(counted(733, -20)).toBe(0);
});
