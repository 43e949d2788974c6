// The server's own keys: from the environment for many nodes, else each made once in the data folder.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

/** The key of everything that only the server may derive. */
export async function serverSecret(config: Pick<Config, 'serverSecret' | 'dataDir'>): Promise<string> {
  return config.serverSecret ?? (await storedSecret(join(config.dataDir, 'server-secret')));
}

/** The operators' shared key, until they have accounts of their own. */
export async function operatorKey(config: Pick<Config, 'operatorKey' | 'dataDir'>): Promise<string> {
  return config.operatorKey ?? (await storedSecret(operatorKeyFile(config)));
}

export const operatorKeyFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'operator-key');

/** With a truncated or empty key anyone could forge signatures. */
const minCharacters = 32;

export class SecretError extends Error {}

async function storedSecret(file: string): Promise<string> {
  if (!existsSync(file)) await makeSecret(file);
  const secret = await readFile(file, 'utf8');
  if (secret.trim().length >= minCharacters) return secret;
  throw new SecretError(
    `${file} is empty or truncated. Restore it from a backup, or delete it to have a new one generated.`,
  );
}

/** Written to a temporary file and then linked: it is complete or absent, and concurrent starts use the first one. */
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
