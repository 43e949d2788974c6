// A node whose queries are counted: its connections have a name by which they are told from all others.
import pg from 'pg';
import { vi } from 'vitest';
import { openDatabase } from '#store/engine/database.ts';
import { joinServer, startServer, type TestServer } from './server.ts';

const name = 'counted';
/** Written for many together, whenever it is time. */
const writtenLater = /user_days|key_uses|update ip_logs/;

export interface CountedServer {
  readonly server: TestServer;
  /** For whatever is not to be counted. */
  readonly first: TestServer;
  /** What the node asks of the database meanwhile: names of statements, or their texts. */
  during(act: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
}

export async function startCounted(): Promise<CountedServer> {
  const first = await startServer();
  const separator = first.connectionString.includes('?') ? '&' : '?';
  const connectionString = `${first.connectionString}${separator}application_name=${name}`;
  const database = openDatabase({ connectionString }, { warn: () => {} });
  const server = await joinServer(first, { database });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  return {
    ...{ server, first },
    during: async (act) => {
      asked.mockClear();
      await act();
      return queriesOf(asked);
    },
    stop: async () => {
      asked.mockRestore();
      await server.stop();
      await database.close();
      await first.stop();
    },
  };
}

function queriesOf({ mock }: { mock: { calls: unknown[]; contexts: unknown[] } }): string[] {
  const calls = mock.calls as [string | { name?: string; text?: string }][];
  return calls
    .map(([query], at) => ({ query, client: mock.contexts[at] as { connectionParameters?: object } }))
    .filter(({ client }) => JSON.stringify(client.connectionParameters ?? {}).includes(`"${name}"`))
    .map(({ query }) => (typeof query === 'string' ? query : (query.name ?? query.text ?? '')))
    .filter((query) => !writtenLater.test(query));
}
