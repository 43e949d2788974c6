// Every script works from the project's folder, wherever it was called from.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export function inRoot(...path: string[]): string {
  return join(root, ...path);
}
