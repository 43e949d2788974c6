// Tells a script that was started by its name from one that another script imports.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function isProgram(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
