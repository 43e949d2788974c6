// When projects open, change and close: each slot of the catalogue runs one project after another with its own period.
// Everything follows from seed and clock, so that a restart gives the same result.
import { randomOf } from './random.ts';

const minuteMs = 60_000;

/** Between opening and closing the counts of a project move this often. */
const steps = 6;

export interface Lifetime {
  slot: number;
  /** The index of the project within its slot. */
  generation: number;
  opensAt: number;
  closesAt: number;
}

export function lifetimeAt(seed: number, slot: number, now: number): Lifetime {
  const rhythm = randomOf(seed, slot);
  const period = rhythm.between(3 * 60, 48 * 60) * minuteMs;
  const phase = rhythm.between(0, 48 * 60) * minuteMs;
  const generation = Math.floor((now - phase) / period);
  const opensAt = phase + generation * period;
  const openPercent = randomOf(seed, slot, generation, 1).between(75, 98);
  return { slot, generation, opensAt, closesAt: opensAt + Math.floor((period * openPercent) / 100) };
}

export function isOpen({ opensAt, closesAt }: Lifetime, now: number): boolean {
  return opensAt <= now && now < closesAt;
}

/** How much of its life has been counted at `now`, from 0 to 1 in steps. */
export function progressAt({ opensAt, closesAt }: Lifetime, now: number): number {
  const passed = (now - opensAt) / (closesAt - opensAt);
  return Math.min(1, Math.max(0, Math.floor(passed * (steps + 1)) / steps));
}

export function changesBetween(lifetime: Lifetime, since: number, until: number): boolean {
  return (
    isOpen(lifetime, since) !== isOpen(lifetime, until) ||
    progressAt(lifetime, since) !== progressAt(lifetime, until)
  );
}
