// The supplier's books: what is open at a moment, and what has changed between two.
import { changesBetween, isOpen, type Lifetime, lifetimeAt } from './lifetimes.ts';
import { type ClosedProject, type Project, projectAt } from './projects.ts';

export interface Catalogue {
  seed: number;
  /** How many projects are open at once, about. */
  size: number;
}

export function openProjects({ seed, size }: Catalogue, now: number): Project[] {
  return Array.from({ length: size }, (_, slot) => lifetimeAt(seed, slot, now))
    .map((lifetime) => projectAt(seed, lifetime, now))
    .filter((project) => project.state === 'LIVE');
}

/** What somebody who knows the state at `since` must hear of a slot; null means that they know nothing yet. */
export function slotChanges(
  { seed }: Catalogue,
  slot: number,
  since: number | null,
  until: number,
): (Project | ClosedProject)[] {
  const current = lifetimeAt(seed, slot, until);
  const told = (lifetime: Lifetime) => projectAt(seed, lifetime, until);
  if (since === null) return isOpen(current, until) ? [told(current)] : [];
  const known = lifetimeAt(seed, slot, since);
  if (known.generation === current.generation)
    return changesBetween(current, since, until) ? [told(current)] : [];
  // Projects that came and went in between were never heard of, and need not be.
  return [...(isOpen(known, since) ? [told(known)] : []), ...(isOpen(current, until) ? [told(current)] : [])];
}
