// The server's own key: from the environment for many nodes, else made once in the data folder.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

export async function serverSecret(config: Pick<Config, 'serverSecret' | 'dataDir'>): Promise<string> {
  if (config.serverSecret) return config.serverSecret;
  await mkdir(config.dataDir, { recursive: true });
  const file = join(config.dataDir, 'server-secret');
  try {
    // `wx`: two starts at once agree on the first one's key.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return await readFile(file, 'utf8');
}
