/** One piece of confetti: where it begins, and how it flies. */
export interface Piece {
  /** Percent of the area. */
  x: number;
  y: number;
  /** Pixels. */
  dx: number;
  dy: number;
  turn: number;
  delayMs: number;
  kind: 'dot' | 'strip';
  tone: 'brand' | 'reward' | 'info';
}

const count = 26;
const tones = ['brand', 'reward', 'info'] as const;

/** Around the text, never over it: half the pieces fly on each side, away from the middle. */
export function confettiPieces(random: () => number): Piece[] {
  return Array.from({ length: count }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1;
    return {
      x: 50 + side * (26 + random() * 20),
      y: 12 + random() * 66,
      dx: side * (8 + random() * 32),
      dy: -36 + random() * 96,
      turn: Math.round(random() * 540 - 270),
      delayMs: Math.round(random() * 160),
      kind: at % 3 === 0 ? 'dot' : 'strip',
      tone: tones[at % tones.length] ?? 'brand',
    };
  });
}
