// The supplier's catalogue: what is open at a moment, and what has changed between two moments.
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

/** The changes of a slot for a reader who knows the state at `since`; null means a first read. */
export function slotChanges(
  catalogue: Catalogue,
  slot: number,
  since: number | null,
  until: number,
): (Project | ClosedProject)[] {
  const { seed } = catalogue;
  const current = lifetimeAt(seed, slot, until);
  const stateOf = (lifetime: Lifetime) => projectAt(catalogue, lifetime, until);
  if (since === null) return isOpen(current, until) ? [stateOf(current)] : [];
  const known = lifetimeAt(seed, slot, since);
  if (known.generation === current.generation)
    return changesBetween(current, since, until) ? [stateOf(current)] : [];
  // Projects that opened and closed in between are unknown to the reader, and can be left out.
  return [
    ...(isOpen(known, since) ? [stateOf(known)] : []),
    ...(isOpen(current, until) ? [stateOf(current)] : []),
  ];
}

/** A project that is not in the catalogue, such as one of the demo data, is always open. */
export function isOpenProject({ seed, size }: Catalogue, project: string, now: number): boolean {
  const slot = /^\d+$/.test(project) ? slotOf(Number(project)) : size;
  if (slot >= size) return true;
  const lifetime = lifetimeAt(seed, slot, now);
  return projectNumber(lifetime) === Number(project) && isOpen(lifetime, now);
}
