// The server's own keys: from the environment for many nodes, else each made once in the data folder.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

/** Keys what only the server may derive. */
export async function serverSecret(config: Pick<Config, 'serverSecret' | 'dataDir'>): Promise<string> {
  return config.serverSecret ?? (await keptSecret(join(config.dataDir, 'server-secret')));
}

/** What operators show until they have accounts of their own. */
export async function operatorKey(config: Pick<Config, 'operatorKey' | 'dataDir'>): Promise<string> {
  return config.operatorKey ?? (await keptSecret(operatorKeyFile(config)));
}

export const operatorKeyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'operator-key');

async function keptSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  try {
    // `wx`: two starts at once agree on the first one's key.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return await readFile(file, 'utf8');
}
