// A database behind a proxy that a test can cut or stall.
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

export interface DatabaseProxy extends FaultProxy {
  /** The way to the database that leads through it. */
  readonly connectionString: string;
}

export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const url = new URL(connectionString);
  const port = Number(url.port || 5432);
  const socketFolder = url.searchParams.get('host');
  const proxy = await startFaultProxy(
    socketFolder?.startsWith('/')
      ? { path: `${socketFolder}/.s.PGSQL.${port}` }
      : { host: socketFolder ?? url.hostname, port },
  );
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${proxy.port}`;
  return { ...proxy, connectionString: url.href };
}
