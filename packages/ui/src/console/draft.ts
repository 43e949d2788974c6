export interface Change<T> {
  field: keyof T & string;
  old: T[keyof T];
  new: T[keyof T];
}

export interface Conflict<T> {
  field: keyof T & string;
  mine: T[keyof T];
  theirs: T[keyof T];
}

export type Equal = (a: unknown, b: unknown) => boolean;

/** Values of JSON, whatever the order of their fields. */
export const isSame: Equal = (a, b) => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    left.size === right.size &&
    [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
};

const fieldsOf = <T extends object>(...values: readonly T[]) =>
  [...new Set(values.flatMap((value) => Object.keys(value)))] as (keyof T & string)[];

export const changesOf = <T extends object>(saved: T, value: T, equal: Equal): Change<T>[] =>
  fieldsOf(saved, value)
    .filter((field) => !equal(saved[field], value[field]))
    .map((field) => ({ field, old: saved[field], new: value[field] }));

/** My changes on top of what somebody else saved. Where both changed a field mine stays and is returned as a conflict. */
export function rebased<T extends object>(base: T, mine: T, theirs: T, equal: Equal) {
  const value = { ...theirs };
  const conflicts: Conflict<T>[] = [];
  for (const { field } of changesOf(base, mine, equal)) {
    value[field] = mine[field];
    const bothChanged = !equal(base[field], theirs[field]) && !equal(mine[field], theirs[field]);
    if (bothChanged) conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
  }
  return { value, conflicts };
}
