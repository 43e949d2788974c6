// Files in a local folder, the default. A file is renamed into its place and the folder is synced too: without that, a
// renamed file can be gone after a power cut.

import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { diskFailure, type Files } from '#ports/files.ts';
import { uploadsIn } from './uploads.ts';

export function diskFiles(folder: string): Files {
  const stored = join(folder, 'kept');

  /** Spread over subfolders: one folder with every file in it would be slow to list and to search. */
  const placeOf = (key: string) => join(stored, key.slice(0, 2), key);

  return {
    // Below the same folder, so that storing is a rename.
    ...uploadsIn(folder),
    store: async (key, { path }) => {
      const place = placeOf(key);
      const shard = dirname(place);
      try {
        const made = await mkdir(shard, { recursive: true });
        await rename(path, place);
        await syncFolder(shard);
        // Entries of new folders, up to the one that was there before.
        for (let above = shard; made && above.length >= made.length; ) {
          above = dirname(above);
          await syncFolder(above);
        }
      } catch (error) {
        throw diskFailure(error);
      }
    },
    read: async (key) => {
      try {
        return await openedStream(placeOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw diskFailure(error);
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    storedBefore: async function* (moment) {
      for (const shard of await readdir(stored).catch(() => []))
        for (const key of await readdir(join(stored, shard)).catch(() => [])) {
          const facts = await stat(placeOf(key)).catch(() => null);
          if (facts && facts.mtime < moment) yield key;
        }
    },
  };
}

/** Resolves once the file is open: whether it exists is known before anything is answered. */
async function openedStream(path: string): Promise<Readable> {
  const content = createReadStream(path);
  await once(content, 'open');
  return content;
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and does not need this.
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
