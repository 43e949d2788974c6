// Files in a folder, the default: renamed into their place, and the folder's own entry written through as well, since
// a renamed file whose folder was not can be gone after a power cut.

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { diskFailure, type Files } from '#ports/files.ts';
import { arrivalsIn } from './arrivals.ts';

export function diskFiles(folder: string): Files {
  const kept = join(folder, 'kept');

  /** A folder with every file in it would be slow to walk and to look into. */
  const placeOf = (key: string) => join(kept, key.slice(0, 2), key);

  return {
    // Below the same folder, so that keeping is a rename.
    ...arrivalsIn(folder),
    keep: async (key, { path }) => {
      const place = placeOf(key);
      const shelf = dirname(place);
      try {
        const made = await mkdir(shelf, { recursive: true });
        await rename(path, place);
        await writeThrough(shelf);
        // Entries of new folders, up to the one that was there before.
        for (let above = shelf; made && above.length >= made.length; ) {
          above = dirname(above);
          await writeThrough(above);
        }
      } catch (error) {
        throw diskFailure(error);
      }
    },
    read: async (key) => {
      try {
        return await opened(placeOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw diskFailure(error);
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    keptBefore: async function* (moment) {
      for (const shelf of await readdir(kept).catch(() => []))
        for (const key of await readdir(join(kept, shelf)).catch(() => [])) {
          const facts = await stat(placeOf(key)).catch(() => null);
          if (facts && facts.mtime < moment) yield key;
        }
    },
  };
}

/** A stream that has met its file: whether there is one is known before anything is answered. */
async function opened(path: string): Promise<Readable> {
  const content = createReadStream(path);
  await once(content, 'open');
  return content;
}

async function writeThrough(folder: string): Promise<void> {
  // Windows opens no folders, and needs none of this.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
