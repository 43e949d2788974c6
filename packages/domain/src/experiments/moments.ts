/**
 * What an arm is, for a ratio of sums: over its people the numerator `x` (such as what somebody earned), the denominator `y`
 * (such as the minutes it took), their squares and their product. Sums can be added in any order, and say everything that
 * ratio and variance need.
 */
export interface Moments {
  readonly people: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly xy: number;
  readonly yy: number;
}

export const nobody: Moments = { people: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };

export const withPerson = (moments: Moments, x: number, y: number): Moments =>
  together(moments, { people: 1, x, y, xx: x * x, xy: x * y, yy: y * y });

export const together = (one: Moments, other: Moments): Moments => ({
  people: one.people + other.people,
  x: one.x + other.x,
  y: one.y + other.y,
  xx: one.xx + other.xx,
  xy: one.xy + other.xy,
  yy: one.yy + other.yy,
});
