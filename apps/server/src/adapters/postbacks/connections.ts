// Connections to publishers' servers, kept for a while to be used again. Each is one client of undici: its own pool reconnects
// for requests that were given up, and opens a second connection where the first is about to be free.
import { type buildConnector, Client } from 'undici';

export class Connections {
  readonly #connect: buildConnector.connector;
  readonly #idle = new Map<string, Client[]>();
  readonly #all = new Set<Client>();

  constructor(connect: buildConnector.connector) {
    this.#connect = connect;
  }

  /** The one that was used last, so that the others come to an end; or a new one. */
  take(origin: string): Client {
    const idle = this.#idle.get(origin);
    const client = idle?.pop();
    if (idle?.length === 0) this.#idle.delete(origin);
    return client ?? this.#create(origin);
  }

  /** After a complete answer. */
  giveBack(origin: string, client: Client): void {
    if (!this.#all.has(client)) return;
    const idle = this.#idle.get(origin);
    if (idle === undefined) this.#idle.set(origin, [client]);
    else idle.push(client);
  }

  /** In any other case. */
  drop(client: Client): void {
    this.#all.delete(client);
    void client.destroy();
  }

  async close(): Promise<void> {
    const clients = [...this.#all];
    this.#all.clear();
    this.#idle.clear();
    await Promise.all(clients.map((client) => client.destroy()));
  }

  /** What is kept: both come to nothing when nobody is sent to. */
  get size(): { origins: number; clients: number } {
    return { origins: this.#idle.size, clients: this.#all.size };
  }

  #create(origin: string): Client {
    const client = new Client(origin, {
      connect: this.#connect,
      ...{ keepAliveTimeout: 4_000, keepAliveMaxTimeout: 30_000 },
      // One deadline for all of a request instead.
      ...{ headersTimeout: 0, bodyTimeout: 0 },
      maxHeaderSize: 16 * 1024,
    });
    client.on('disconnect', () => this.#forget(origin, client));
    this.#all.add(client);
    return client;
  }

  /** One that is in use reconnects by itself if nothing was sent yet, and otherwise its request fails. */
  #forget(origin: string, client: Client): void {
    const idle = this.#idle.get(origin);
    const index = idle?.indexOf(client) ?? -1;
    if (idle === undefined || index === -1) return;
    idle.splice(index, 1);
    if (idle.length === 0) this.#idle.delete(origin);
    this.drop(client);
  }
}
