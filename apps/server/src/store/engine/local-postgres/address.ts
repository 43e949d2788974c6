// Where the local PostgreSQL listens: a socket in a private folder, so that it cannot be reached from the network.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { PostgresPrograms } from './programs.ts';

export interface Address {
  /** A folder with a socket, or on Windows the loopback address. */
  readonly host: string;
  readonly port: number;
}

const folderPrefix = 'earnwall-';

/** The path of a socket has at most 107 bytes, so its folder is a short one in the system's temporary folder. */
export async function newAddress(postgres: PostgresPrograms): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  const host = mkdtempSync(join(tmpdir(), folderPrefix));
  postgres.own(host);
  return { host, port: 5432 };
}

/** Creates the folder again if it is gone: the system's temporary folder may be cleaned up by others. */
export function restoreAddress(postgres: PostgresPrograms, { host }: Address): void {
  if (!host.startsWith('/') || existsSync(host)) return;
  mkdirSync(host, { recursive: true, mode: 0o700 });
  postgres.own(host);
}

/** The address that PostgreSQL recorded for the server that runs, or ran, on this cluster. */
export function recordedAddress(cluster: string): Address | null {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [, , , port, socketFolder, listenAddress] = readFileSync(file, 'utf8').split('\n');
  const host = socketFolder || listenAddress;
  // On a full disk the file may be incomplete.
  return host && Number(port) > 0 ? { host, port: Number(port) } : null;
}

export function removeAddress({ host }: Address): void {
  const isOurFolder = dirname(host) === tmpdir() && basename(host).startsWith(folderPrefix);
  if (isOurFolder) rmSync(host, { recursive: true, force: true });
}

export function listenArguments({ host, port }: Address): string[] {
  const isFolder = host.startsWith('/');
  return [
    ...['-p', String(port), '-k', isFolder ? host : ''],
    ...['-c', `listen_addresses=${isFolder ? '' : host}`, '-c', 'unix_socket_permissions=0700'],
  ];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
