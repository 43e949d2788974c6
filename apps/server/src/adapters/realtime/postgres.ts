// Fan-out by PostgreSQL's NOTIFY, over one connection that also listens. A connection that is cut or stalls is replaced;
// messages sent meanwhile are lost, and all panels are notified of that.
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { FanOut, FanOutReceiver, OpenFanOut } from '#ports/realtime.ts';
import type { DatabaseLog } from '#store/engine/database.ts';
import { BatchedMessages } from './batched-messages.ts';
import { encodeEnvelope, encodeEnvelopes, receiveEnvelope } from './envelope.ts';

/** A NOTIFY payload must be shorter than 8000 bytes. */
const maxBytes = 7_900;
/** Occurs in no message; as an array parameter each text would have to be escaped. */
const separator = '\u001e';
const notifyAll = `select pg_notify('realtime', envelope) from string_to_table($1, $2) envelope`;
const retryMs = 1_000;
const checkEveryMs = 15_000;
const answerWithinMs = 5_000;

export function postgresFanOut(connectionString: string, log: DatabaseLog): OpenFanOut {
  return (receiver) => new PostgresFanOut(connectionString, receiver, log);
}

class PostgresFanOut implements FanOut {
  private readonly node = randomUUID();
  private readonly outgoing = new BatchedMessages((messages) => this.sendAll(messages));
  private readonly check: NodeJS.Timeout;
  private connection: Connection | null = null;
  private lastQuery = Promise.resolve(true);
  private retry: NodeJS.Timeout | undefined;
  private hasLostMessages = false;
  private isClosed = false;

  constructor(
    private readonly connectionString: string,
    private readonly receiver: FanOutReceiver,
    private readonly log: DatabaseLog,
  ) {
    void this.connect();
    this.check = setInterval(() => void this.run('select 1', []), checkEveryMs);
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
    await this.notify(encodeEnvelopes(this.node, messages, maxBytes));
  }

  private async notify(envelopes: string[]): Promise<void> {
    const sent = await this.run(notifyAll, [envelopes.join(separator), separator]);
    if (!sent) this.hasLostMessages = true;
  }

  private async connect(): Promise<void> {
    const connection = openConnection(this.connectionString);
    const { client } = connection;
    client.on('notification', ({ payload = '' }) => receiveEnvelope(this.node, payload, this.receiver));
    client.on('error', (error) =>
      this.log.warn({ err: error }, 'The realtime connection to PostgreSQL was lost: reconnecting'),
    );
    client.on('end', () => this.connectLater());
    try {
      await client.connect();
      await client.query('listen realtime');
    } catch {
      connection.socket.destroy();
      this.connectLater();
      return;
    }
    if (this.isClosed) {
      await client.end();
      return;
    }
    this.connection = connection;
    if (this.hasLostMessages) await this.reportLoss();
  }

  private connectLater(): void {
    // Other nodes may send messages while this one is not connected.
    this.hasLostMessages = true;
    this.connection = null;
    clearTimeout(this.retry);
    if (!this.isClosed) this.retry = setTimeout(() => void this.connect(), retryMs);
  }

  private async reportLoss(): Promise<void> {
    this.hasLostMessages = false;
    this.receiver.missed();
    await this.notify([encodeEnvelope(this.node, [])]);
  }

  /** One after the other: a connection runs one query at a time. */
  private run(statement: string, values: unknown[]): Promise<boolean> {
    this.lastQuery = this.lastQuery.then(() => this.runNow(statement, values));
    return this.lastQuery;
  }

  /** False when there was no answer; the connection is then dropped. */
  private async runNow(statement: string, values: unknown[]): Promise<boolean> {
    const { connection } = this;
    if (!connection) return false;
    try {
      await connection.client.query(statement, values);
      return true;
    } catch {
      connection.socket.destroy();
      return false;
    }
  }
}

interface Connection {
  client: pg.Client;
  /** Ending a stalled connection would wait for its answer; its socket can be destroyed. */
  socket: Socket;
}

function openConnection(connectionString: string): Connection {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString,
    application_name: 'earnwall realtime',
    keepAlive: true,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    stream: () => socket,
  });
  return { client, socket };
}
