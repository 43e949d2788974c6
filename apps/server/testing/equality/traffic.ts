// Traffic that is genuine, slightly wrong or quite wrong.
import type { Chance } from '@earnwall/domain/chance/seeded';
import { mutationsOf } from '#testing/mutations.ts';

export const text = (chance: Chance) =>
  `${chance.pick(['p', 'x y', 'ü', 'a:b', '%', 'c&d'])}${chance.between(1, 99)}`;
export const secretOf = (chance: Chance) => chance.pick(['new', 'new', 'old', 'stranger']);
/** Most messages are genuine, the others differ from one that is. */
export const slipped = (address: string, chance: Chance) =>
  chance.percent(40) ? address : ([...mutationsOf(address, 1, chance.between(1, 1e9))][0] ?? address);

const oddities = [undefined, null, '', 'x', '0', -1, 0, 1.5, 1e12, true, [], {}, [null], [[]]] as const;

/** With one value, wherever it is, replaced by an odd one. */
export function broken<Value>(value: Value, chance: Chance): unknown {
  const paths = [...pathsIn(value)];
  const path = paths[chance.between(0, paths.length - 1)] ?? [];
  return replacedAt(value, path, oddities[chance.between(0, oddities.length - 1)]);
}

function* pathsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, key]);
}

function replacedAt(value: unknown, [key, ...others]: readonly string[], odd: unknown): unknown {
  if (key === undefined) return odd;
  const copy: unknown = structuredClone(value);
  if (typeof copy === 'object' && copy !== null)
    Reflect.set(copy, key, replacedAt(Reflect.get(copy, key), others, odd));
  return copy;
}
