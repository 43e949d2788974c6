// The version of the product, as its package says.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function readVersion(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { version } = JSON.parse(text) as { version?: string };
  return version ?? 'unknown';
}
