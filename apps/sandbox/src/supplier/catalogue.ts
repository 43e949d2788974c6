// The supplier's books: what is open at a moment, and what has changed between two.
import { changesBetween, isOpen, type Lifetime, lifetimeAt } from './lifetimes.ts';
import { type ClosedProject, type Project, projectAt, projectNumber, slotOf } from './projects.ts';

export interface Catalogue {
  seed: number;
  /** How many projects are open at once, about. */
  size: number;
  /** null: all of them. */
  countries: readonly string[] | null;
}

export function openProjects(catalogue: Catalogue, now: number): Project[] {
  return Array.from({ length: catalogue.size }, (_, slot) => lifetimeAt(catalogue.seed, slot, now))
    .map((lifetime) => projectAt(catalogue, lifetime, now))
    .filter((project) => project.state === 'LIVE');
}

/** What somebody who knows the state at `since` must hear of a slot; null means that they know nothing yet. */
export function slotChanges(
  catalogue: Catalogue,
  slot: number,
  since: number | null,
  until: number,
): (Project | ClosedProject)[] {
  const { seed } = catalogue;
  const current = lifetimeAt(seed, slot, until);
  const told = (lifetime: Lifetime) => projectAt(catalogue, lifetime, until);
  if (since === null) return isOpen(current, until) ? [told(current)] : [];
  const known = lifetimeAt(seed, slot, since);
  if (known.generation === current.generation)
    return changesBetween(current, since, until) ? [told(current)] : [];
  // Projects that came and went in between were never heard of, and need not be.
  return [...(isOpen(known, since) ? [told(known)] : []), ...(isOpen(current, until) ? [told(current)] : [])];
}

/** What is not in the catalogue was ordered by word of mouth, and stays open. */
export function isOpenProject({ seed, size }: Catalogue, project: string, now: number): boolean {
  const slot = /^\d+$/.test(project) ? slotOf(Number(project)) : size;
  if (slot >= size) return true;
  const lifetime = lifetimeAt(seed, slot, now);
  return projectNumber(lifetime) === Number(project) && isOpen(lifetime, now);
}
