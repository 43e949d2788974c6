// Between nodes by NOTIFY, over one connection that also listens. A connection that is cut, or stalls, is replaced; what
// was said meanwhile is lost, and everybody is told so.
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { FanOut, FanOutEars, OpenFanOut } from '#ports/realtime.ts';
import type { DatabaseLog } from '#store/engine/database.ts';
import { sealAll, sealSome, unseal } from './envelope.ts';
import { GatheredMessages } from './gathered-messages.ts';

/** PostgreSQL takes less than 8000 bytes at a time. */
const mostBytes = 7_900;
/** No text of ours holds it; in a list each text would be escaped. */
const between = '\u001e';
const notifyAll = `select pg_notify('realtime', said) from string_to_table($1, $2) said`;
const retryMs = 1_000;
const checkEveryMs = 15_000;
const answerWithinMs = 5_000;

export function postgresFanOut(connectionString: string, log: DatabaseLog): OpenFanOut {
  return (ears) => new PostgresFanOut(connectionString, ears, log);
}

class PostgresFanOut implements FanOut {
  private readonly node = randomUUID();
  private readonly outgoing = new GatheredMessages((messages) => this.sendAll(messages));
  private readonly check: NodeJS.Timeout;
  private connection: Connection | null = null;
  private asking = Promise.resolve(true);
  private retry: NodeJS.Timeout | undefined;
  private hasLost = false;
  private isClosed = false;

  constructor(
    private readonly connectionString: string,
    private readonly ears: FanOutEars,
    private readonly log: DatabaseLog,
  ) {
    void this.connect();
    this.check = setInterval(() => void this.ask('select 1', []), checkEveryMs);
  }

  send(message: string): void {
    this.outgoing.add(message);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.check);
    const { connection } = this;
    this.connection = null;
    await connection?.client.end().catch(() => {});
  }

  private async sendAll(messages: string[]): Promise<void> {
    await this.notify(sealSome(this.node, messages, mostBytes));
  }

  private async notify(envelopes: string[]): Promise<void> {
    const sent = await this.ask(notifyAll, [envelopes.join(between), between]);
    if (!sent) this.hasLost = true;
  }

  private async connect(): Promise<void> {
    const connection = openConnection(this.connectionString);
    const { client } = connection;
    client.on('notification', ({ payload = '' }) => unseal(this.node, payload, this.ears));
    client.on('error', (error) => this.log.warn({ err: error }, 'Realtime was cut off from PostgreSQL'));
    client.on('end', () => this.connectLater());
    try {
      await client.connect();
      await client.query('listen realtime');
    } catch {
      connection.wire.destroy();
      this.connectLater();
      return;
    }
    if (this.isClosed) {
      await client.end();
      return;
    }
    this.connection = connection;
    if (this.hasLost) await this.tellLoss();
  }

  private connectLater(): void {
    // Others may speak while this node is deaf.
    this.hasLost = true;
    this.connection = null;
    clearTimeout(this.retry);
    if (!this.isClosed) this.retry = setTimeout(() => void this.connect(), retryMs);
  }

  private async tellLoss(): Promise<void> {
    this.hasLost = false;
    this.ears.missed();
    await this.notify([sealAll(this.node, [])]);
  }

  /** One after the other: a connection answers one question at a time. */
  private ask(statement: string, values: unknown[]): Promise<boolean> {
    this.asking = this.asking.then(() => this.askNow(statement, values));
    return this.asking;
  }

  /** False when there was no answer; a connection that gives none is of no use. */
  private async askNow(statement: string, values: unknown[]): Promise<boolean> {
    const { connection } = this;
    if (!connection) return false;
    try {
      await connection.client.query(statement, values);
      return true;
    } catch {
      connection.wire.destroy();
      return false;
    }
  }
}

interface Connection {
  client: pg.Client;
  /** A stalled connection would wait for its goodbye; its wire can be cut. */
  wire: Socket;
}

function openConnection(connectionString: string): Connection {
  const wire = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: 'earnwall realtime',
    keepAlive: true,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    stream: () => wire,
  });
  return { client, wire };
}
