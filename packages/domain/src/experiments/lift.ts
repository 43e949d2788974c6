import { type AlwaysValid, alwaysValid } from './always-valid.ts';
import type { Moments } from './moments.ts';
import { ratioOf } from './ratio.ts';

/** A change of a ranking moves what an hour yields by about so much, as a logarithm. */
const expectedLift = 0.05;
const alpha = 0.05;

/** Fewer people in an arm do not add up to anything like a normal distribution, and nothing is said of them. */
export const fewestPeople = 100;

export interface Lift extends AlwaysValid {
  /** 0.07 is 7 % more. */
  readonly lift: number;
}

/**
 * How much more an hour yields in one arm than in the other, with an interval that holds at any time. Ratios are compared by
 * their logarithms: twice as much and half as much are equally far from the same.
 */
export function liftOf(treated: Moments, control: Moments): Lift | null {
  if (Math.min(treated.people, control.people) < fewestPeople) return null;
  const [one, other] = [ratioOf(treated), ratioOf(control)];
  if (!one || !other || one.ratio <= 0 || other.ratio <= 0) return null;
  const variance =
    one.spread / treated.people / one.ratio ** 2 + other.spread / control.people / other.ratio ** 2;
  const value = Math.log(one.ratio / other.ratio);
  const { p, low, high } = alwaysValid({ value, variance }, expectedLift, alpha);
  return { lift: Math.expm1(value), p, low: Math.expm1(low), high: Math.expm1(high) };
}
