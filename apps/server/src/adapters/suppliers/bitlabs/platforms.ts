// The devices that an offer of BitLabs is for. It lists platforms, operating systems and devices; each list that is not empty
// has to be met. Versions are checked by BitLabs, when a person opens the link.
import type { Platform } from '@earnwall/contract/limits';
import * as z from 'zod';

const names = z
  .array(z.object({ name: z.string() }))
  .nullish()
  .transform((list) => (list ?? []).map(({ name }) => name.toLowerCase()));

const targeting = z
  .object({ platforms: names, operating_systems: names, devices: names })
  .nullish()
  .transform((found) => (found ? [found.platforms, found.operating_systems, found.devices] : []));

const phones: readonly Platform[] = ['ios', 'android'];
const counterparts: ReadonlyMap<string, readonly Platform[]> = new Map([
  ['desktop', ['desktop']],
  ['smartphone', phones],
  ['tablet', phones],
  ['ios', ['ios']],
  ['iphone', ['ios']],
  ['ipad', ['ios']],
  ['android', ['android']],
  ['windows', ['desktop']],
  ['mac os', ['desktop']],
  ['macos', ['desktop']],
  ['os x', ['desktop']],
  ['linux', ['desktop']],
  ['chrome os', ['desktop']],
]);

/** None where it cannot be read, or names only what we do not know. */
export function platformsOf(deviceTargeting: unknown): Platform[] {
  const lists = targeting.safeParse(deviceTargeting);
  if (!lists.success) return [];
  const all: readonly Platform[] = ['desktop', 'ios', 'android'];
  return all.filter((platform) =>
    lists.data.every(
      (list) => list.length === 0 || list.some((name) => counterparts.get(name)?.includes(platform)),
    ),
  );
}
