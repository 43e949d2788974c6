// A database behind a wire that a test can cut or stall.
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

export async function startDatabaseProxy(
  connectionString: string,
): Promise<FaultProxy & { connectionString: string }> {
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
