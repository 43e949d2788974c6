// The sandbox as a process: who on the network can reach it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/sandbox/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', ...settings },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (text) => (stderr += text));
  const ended = once(child, 'close');
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    port: Number(new URL(url).port),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return stderr;
    },
  };
}

/** Every address of 127.0.0.0/8 leads to this machine, but only the first is what listens on loopback. */
async function answersAt(host: string, port: number): Promise<boolean> {
  const wire = connect({ host, port, timeout: 5_000 });
  wire.on('timeout', () => wire.destroy(new Error('No answer')));
  const isOpen = await once(wire, 'connect').then(
    () => true,
    () => false,
  );
  wire.destroy();
  return isOpen;
}

it('OP-01 listens on loopback alone, whatever HOST says, and opens up with a warning that names what is open', async () => {
  const [kept, open] = await Promise.all([start({ HOST: '0.0.0.0' }), start({ SANDBOX_HOST: '0.0.0.0' })]);
  expect([await answersAt('127.0.0.1', kept.port), await answersAt('127.0.0.2', kept.port)]).toEqual([
    true,
    false,
  ]);
  expect(await answersAt('127.0.0.1', open.port)).toBe(true);
  expect(await kept.stop()).toBe('');
  const warning = await open.stop();
  for (const named of ['WARNING', 'SANDBOX_HOST=0.0.0.0', '/sms', '/mail', 'log in'])
    expect(warning).toContain(named);
});
