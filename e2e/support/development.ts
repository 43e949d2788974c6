// The product as `npm run dev` runs it, with data and ports of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inRoot } from '../../scripts/root.ts';

export interface Development {
  /** The address that it says to open under a name, such as `Panel`. */
  address(name: string): string;
  stop(): Promise<void>;
}

export async function startDevelopment(): Promise<Development> {
  const dataDir = await mkdtemp(join(tmpdir(), 'earnwall-dev-'));
  const { PUBLIC_URL: _, DATABASE_URL: __, ...inherited } = process.env;
  const program = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: inRoot(),
    env: { ...inherited, PORT: '0', SANDBOX_PORT: '0', SANDBOX_SURVEYS: '12', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const addresses = new Map<string, string>();
  for await (const line of createInterface(program.stdout)) {
    const [, name, address] = /^ {2}(\S.*?) {2,}(http\S+)$/.exec(line) ?? [];
    if (name && address) addresses.set(name, address);
    if (line.includes('Ctrl-C')) break;
  }
  program.stdout.resume();
  return {
    address(name) {
      const address = addresses.get(name);
      if (!address) throw new Error(`npm run dev named no ${name}`);
      return address;
    },
    async stop() {
      program.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
