// Files that are still arriving: a folder of the node, made when the first one comes. Whatever a crash left there is
// cleared later.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '#ports/files.ts';

export function arrivalsIn(folder: string): Pick<Files, 'newArrival' | 'clearArrivals'> {
  const arriving = join(folder, 'arriving');
  return {
    newArrival: async () => {
      await mkdir(arriving, { recursive: true });
      return join(arriving, randomUUID());
    },
    clearArrivals: async (before) => {
      let cleared = 0;
      for (const name of await readdir(arriving).catch(() => [])) {
        const path = join(arriving, name);
        const facts = await stat(path).catch(() => null);
        if (!facts || facts.mtime >= before) continue;
        await rm(path, { force: true });
        cleared += 1;
      }
      return cleared;
    },
  };
}
