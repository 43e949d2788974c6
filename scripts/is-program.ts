// Whether a script was started by its name, or imported by another script.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function isProgram(moduleUrl: string): boolean {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
