import { expect, it } from 'vitest';
import { confettiPieces } from './pieces.ts';

it.each([0, 0.5, 0.999])('RS-02 confetti flies beside the text and away from it, at random %d', (random) => {
  for (const { x, y, dx } of confettiPieces(() => random)) {
    expect(Math.abs(x - 50)).toBeGreaterThanOrEqual(26);
    expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
    expect(Math.sign(dx)).toBe(Math.sign(x - 50));
  }
});
