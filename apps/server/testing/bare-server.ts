// The product's HTTP server on a given database, for benchmarks and for processes that tests kill. Only pages are left
// out, and whatever else `bareContext` leaves out.
import { tmpdir } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { diskFiles } from '#adapters/files/disk.ts';
import { postgresFanOut } from '#adapters/realtime/postgres.ts';
import { singleNode } from '#adapters/realtime/single-node.ts';
import { createApp } from '#app.ts';
import type { ServerContext } from '#calls/context.ts';
import { readConfig } from '#config/config.ts';
import { Hub } from '#realtime/hub.ts';
import { createLog } from '#request/log.ts';
import { openDatabase } from '#store/engine/database.ts';
import { followInventory } from '#surveys/matching/follow-inventory.ts';
import { bareContext } from './bare-context.ts';

interface Options {
  readonly connectionString: string;
  readonly logLevel?: 'warn' | 'error';
  readonly queryTimeoutMs?: number;
  /** Where files of tickets are stored. */
  readonly filesFolder?: string;
  /** Whether events for open panels reach the other nodes too, or this one alone. */
  readonly realtime?: 'single-node' | 'postgres';
  /** Read as the server reads it. */
  readonly environment?: Readonly<Record<string, string>>;
}

interface BareServer {
  readonly ctx: ServerContext;
  /** Loads the inventory and keeps it up to date, as a node does. */
  followInventory(): Promise<void>;
  /** Answers its address. */
  listen(backlog?: number): Promise<string>;
}

export async function createBareServer(
  options: Options,
  given: Partial<ServerContext> = {},
): Promise<BareServer> {
  const { connectionString, filesFolder = tmpdir(), realtime = 'single-node', environment = {} } = options;
  const { logLevel = 'warn', queryTimeoutMs = 60_000 } = options;
  const log: FastifyBaseLogger = createLog(logLevel);
  const database = openDatabase({ connectionString, connectTimeoutMs: 10_000, queryTimeoutMs }, log);
  const fanOut = realtime === 'single-node' ? singleNode : postgresFanOut(connectionString, log);
  let url = '';
  const ctx = await bareContext(
    {
      config: readConfig(environment),
      ...{ database, files: diskFiles(filesFolder), realtime: new Hub(fanOut), publicUrl: () => url },
      ...given,
    },
    log,
  );
  return {
    ctx,
    followInventory: async () => {
      await followInventory(ctx.inventory, { database, connectionString, log });
    },
    listen: async (backlog) => {
      const app = await createApp(ctx, log);
      url = await app.listen({ host: '127.0.0.1', port: 0, ...(backlog !== undefined && { backlog }) });
      return url;
    },
  };
}
