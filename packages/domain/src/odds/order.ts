interface Valued {
  readonly id: number;
  readonly value: number;
}

/** The best value first; equals in the order of their ids, so that a list is the same on every node. */
export const orderByValue = <Item extends Valued>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => other.value - one.value || one.id - other.id);

/** Place 3: seen by everybody, but never instead of the best two. */
export const newcomerAt = 2;
/** Of lists, the part that carries a newcomer. */
export const newcomerLists = 0.05;

/**
 * One whose odds are not known yet, for one list in twenty, and with what chance: who looks back at the logs has to know
 * it. `draw` is even between 0 and 1, and the same for a person for a while, so that the list does not flicker.
 */
export function newcomerFor<Item>(
  newcomers: readonly Item[],
  draw: number,
): { readonly newcomer: Item; readonly chance: number } | null {
  if (draw >= newcomerLists) return null;
  const newcomer = newcomers[Math.floor((draw / newcomerLists) * newcomers.length)];
  return newcomer === undefined ? null : { newcomer, chance: newcomerLists / newcomers.length };
}

/** The list with the newcomer at its place, or where it stood if that was better. */
export function withNewcomer<Item extends { readonly id: number }>(
  ordered: readonly Item[],
  newcomer: Item,
): Item[] {
  const stood = ordered.findIndex(({ id }) => id === newcomer.id);
  if (stood >= 0 && stood <= newcomerAt) return [...ordered];
  const others = ordered.filter(({ id }) => id !== newcomer.id);
  return [...others.slice(0, newcomerAt), newcomer, ...others.slice(newcomerAt)];
}
