// A process of its own that holds the local PostgreSQL of a folder, so that tests can kill it.
import { startLocalPostgres } from '#store/engine/local-postgres/supervisor.ts';

export type HolderMessage =
  | { type: 'holding'; connectionString: string; adopted: boolean }
  | { type: 'refused'; name: string; message: string };

const say = (message: HolderMessage) => process.send?.(message);

try {
  const { connectionString, adopted } = await startLocalPostgres(process.argv[2] ?? '');
  say({ type: 'holding', connectionString, adopted });
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  say({ type: 'refused', name, message });
  process.disconnect();
}
