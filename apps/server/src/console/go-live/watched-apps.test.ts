import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#store/engine/database.ts';
import { WatchedApps } from './watched-apps.ts';

const now = new Date();
let reads: ((apps: string[]) => void)[];
let watched: WatchedApps;

/** Each read is answered by hand. */
function database(): Pick<Database, 'db'> {
  const query = {
    select: () => query,
    from: () => query,
    where: () =>
      new Promise((resolve) => {
        reads.push((apps) => resolve(apps.map((app_id) => ({ app_id }))));
      }),
  };
  return { db: query } as unknown as Pick<Database, 'db'>;
}

beforeEach(() => {
  reads = [];
  watched = new WatchedApps(database());
});

describe('watched apps', () => {
  it('CO-03 are asked for once, however many visits come', async () => {
    const asked = [watched.has('a', now), watched.has('b', now), watched.has('a', now)];
    reads[0]?.(['a']);
    expect(await Promise.all(asked)).toEqual([true, false, true]);
    expect(watched.isKnownUnwatched('b')).toBe(true);
    expect(watched.isKnownUnwatched('a')).toBe(false);
    expect(await watched.has('a', now)).toBe(true);
    expect(reads).toHaveLength(1);
  });

  it('CO-03 are known for a second', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
    const first = watched.has('a', now);
    reads[0]?.([]);
    expect(await first).toBe(false);
    clock.mockReturnValue(6_001);
    expect(watched.isKnownUnwatched('a')).toBe(false);
    const second = watched.has('a', now);
    reads[1]?.(['a']);
    expect(await second).toBe(true);
    clock.mockRestore();
  });

  it('CO-03 whose page is opened while a read is under way are not missed', async () => {
    const early = watched.has('a', now);
    watched.add('a');
    reads[0]?.([]);
    expect(await early).toBe(false);
    expect(watched.isKnownUnwatched('a')).toBe(false);
    const late = watched.has('a', now);
    reads[1]?.(['a']);
    expect(await late).toBe(true);
  });
});
