// Uploads in progress: a temporary folder of the node, created with the first upload. Files left there by a crash are
// deleted later.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '#ports/files.ts';

export function uploadsIn(folder: string): Pick<Files, 'newUploadPath' | 'clearUploads'> {
  const uploading = join(folder, 'arriving');
  return {
    newUploadPath: async () => {
      await mkdir(uploading, { recursive: true });
      return join(uploading, randomUUID());
    },
    clearUploads: async (before) => {
      let cleared = 0;
      for (const name of await readdir(uploading).catch(() => [])) {
        const path = join(uploading, name);
        const facts = await stat(path).catch(() => null);
        if (!facts || facts.mtime >= before) continue;
        await rm(path, { force: true });
        cleared += 1;
      }
      return cleared;
    },
  };
}
