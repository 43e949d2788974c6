// The server's own keys: from the environment for many nodes, else each made once in the data folder.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** A key that was cut off, or emptied, would sign what anybody can guess. */
const fewestCharacters = 32;

export class SecretError extends Error {}

async function keptSecret(file: string): Promise<string> {
  if (!existsSync(file)) await makeSecret(file);
  const secret = await readFile(file, 'utf8');
  if (secret.trim().length >= fewestCharacters) return secret;
  throw new SecretError(
    `${file} is empty or cut off. Bring it back from a backup, or remove it to have a new one made.`,
  );
}

/** Written aside and then linked: it is there whole or not at all, and two starts at once agree on the first one's. */
async function makeSecret(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
