// The environment that the product's programs inherit: the caller's, then `.env`, then what suits a first look.
import { existsSync } from 'node:fs';
import { inRoot } from '../root.ts';

export function readEnvironment(mode: { NODE_ENV?: string; DEV?: string }): NodeJS.ProcessEnv {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
  // Quiet by default: the addresses stay in sight, and warnings and errors are still logged.
  return { DEMO: '1', LOG_LEVEL: 'warn', STAND_INS: 'all', ...process.env, ...mode };
}
