// The WebSocket of one open panel: its subscriptions and its limits. A client that sends invalid frames, floods, reads too
// slowly or is gone is disconnected; a panel reconnects by itself and reads its data again.
import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ServerFrame } from '@earnwall/contract/realtime';
import type { RawData, WebSocket } from 'ws';
import type { IdentityContext } from '#accounts/admit.ts';
import type { Visit } from '#request/visit.ts';
import { readFrame } from './client-frame.ts';
import type { Beating, Heartbeat } from './heartbeat.ts';
import type { Hub, Listener } from './hub.ts';
import { mayListen, type Subscription } from './may-listen.ts';
import { textFrame } from './text-frame.ts';

export const limits = {
  /** The longest bearer fits. */
  frameBytes: 4096,
  /** Pings and pongs of the protocol count too; a panel sends a few. */
  framesPerBeat: 60,
  /** Pieces of one message. */
  fragments: 16,
  channels: 16,
  /** Bytes that may be queued for a slow reader. */
  unreadBytes: 64 * 1024,
  /** An account may be closed while it is subscribed: that is noticed within two minutes. */
  beatsBetweenChecks: 4,
  /** Beats that a socket may stay without a subscription. */
  idleBeats: 2,
  /** How long a client may take for the close handshake. */
  closeTimeoutMs: 1_000,
} as const;

/** Why the server ends a connection (RFC 6455, section 7.4.1). */
const closing = { invalid: 1007, tooMuch: 1008, restart: 1012 } as const;

/** A node has thousands of them: functions that all share find theirs here, where four of each one's own would be kept. */
interface PanelSocket extends WebSocket {
  panel: Connection;
}

export class Connection implements Listener, Beating {
  beatSlot = -1;
  /** The bearer that each channel was subscribed with, by which it is checked again. */
  private readonly channels = new Map<string, string | undefined>();
  /** Random, so that connections opened together, as after a restart, are not checked together. */
  private beats = randomInt(limits.beatsBetweenChecks);
  private framesThisBeat = 0;
  private isClosing = false;
  private silentBeats = 0;
  private idleBeats = 0;

  constructor(
    private readonly ctx: IdentityContext & { realtime: Hub },
    private readonly heartbeat: Heartbeat<Connection>,
    private readonly socket: WebSocket,
    private readonly wire: Socket,
    private readonly visit: Visit,
  ) {
    Object.assign(socket, { panel: this });
    socket.on('message', onMessage).on('ping', onPing).on('pong', onPong).on('close', onClose);
    heartbeat.add(this);
  }

  /** The WebSocket itself is left alone: each further object that a message touches is mostly not in the processor's cache. */
  send(frame: string): void {
    if (this.isClosing || !this.wire.writable) return;
    if (this.wire.writableLength > limits.unreadBytes) this.socket.terminate();
    else this.wire.write(frame, 'latin1');
  }

  receive(text: string): void {
    this.silentBeats = 0;
    this.count();
    if (this.isClosing) return;
    const frame = readFrame(text);
    if (!frame) this.close(closing.invalid);
    else if (frame.type === 'ping') this.sendFrame({ type: 'pong' });
    else if (frame.type === 'unsubscribe') this.leave(frame.channel);
    else void this.subscribe(frame.channel, frame.authorization, frame.age_ms);
  }

  /** A ping of the protocol, which the library answers by itself, or an answer to one of ours. */
  receiveSign(isAnswer: boolean): void {
    if (isAnswer) this.silentBeats = 0;
    this.count();
  }

  hasClosed(): void {
    this.heartbeat.remove(this);
    for (const channel of [...this.channels.keys()]) this.leave(channel);
  }

  /** Called every half a minute. */
  beat(): void {
    this.framesThisBeat = 0;
    this.idleBeats = this.channels.size === 0 ? this.idleBeats + 1 : 0;
    if (this.silentBeats > 0) this.socket.terminate();
    if (this.idleBeats > limits.idleBeats) this.close(closing.tooMuch);
    this.silentBeats += 1;
    this.socket.ping();
    this.beats += 1;
    if (this.beats % limits.beatsBetweenChecks === 0) this.recheckAll();
  }

  /** This node stops; the panel finds another one, or this one after its restart. Resolves when the connection is closed. */
  closeForRestart(): Promise<void> {
    this.isClosing = true;
    this.socket.close(closing.restart);
    return new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  terminate(): void {
    this.socket.terminate();
  }

  private count(): void {
    this.framesThisBeat += 1;
    if (this.framesThisBeat > limits.framesPerBeat) this.close(closing.tooMuch);
  }

  /** A client that does not answer the close, or goes on flooding, is terminated. */
  private close(code: number): void {
    if (this.isClosing) return;
    this.isClosing = true;
    this.socket.close(code);
    const cut = setTimeout(() => this.socket.terminate(), limits.closeTimeoutMs);
    this.socket.once('close', () => clearTimeout(cut));
  }

  private async subscribe(channel: string, authorization: string | undefined, ageMs = 0): Promise<void> {
    const hasSlot = this.channels.has(channel) || this.channels.size < limits.channels;
    if (!hasSlot) {
      this.sendFrame({ type: 'refused', channel, again: false });
      return;
    }
    this.channels.set(channel, authorization);
    const subscription = await this.mayListen(channel, authorization);
    if (!this.isStillWanted(channel, authorization)) return;
    if (subscription?.isAllowed) {
      this.ctx.realtime.subscribe(channel, this, subscription.app_id);
      this.sendFrame({ type: 'subscribed', channel });
      for (const frame of this.ctx.realtime.recentFrames(channel, ageMs, subscription.app_id))
        this.send(frame);
    } else this.refuse(channel, { again: subscription === null });
  }

  private recheckAll(): void {
    for (const [channel, authorization] of this.channels) void this.recheck(channel, authorization);
  }

  private async recheck(channel: string, authorization: string | undefined): Promise<void> {
    const subscription = await this.mayListen(channel, authorization);
    if (subscription?.isAllowed === false && this.isStillWanted(channel, authorization))
      this.refuse(channel, { again: false });
  }

  /** Null when it cannot be checked now. */
  private mayListen(channel: string, authorization: string | undefined): Promise<Subscription | null> {
    return mayListen(this.ctx, this.visit, channel, authorization).catch(() => null);
  }

  /** False when the panel has unsubscribed or disconnected during the check. */
  private isStillWanted(channel: string, authorization: string | undefined): boolean {
    return this.channels.has(channel) && this.channels.get(channel) === authorization;
  }

  private refuse(channel: string, { again }: { again: boolean }): void {
    this.leave(channel);
    this.sendFrame({ type: 'refused', channel, again });
  }

  private leave(channel: string): void {
    this.channels.delete(channel);
    this.ctx.realtime.unsubscribe(channel, this);
  }

  private sendFrame(frame: ServerFrame): void {
    this.send(textFrame('', JSON.stringify(frame), ''));
  }
}

function onMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  panelOf(this).receive(isBinary ? '' : String(data));
}

function onPing(this: WebSocket): void {
  panelOf(this).receiveSign(false);
}

function onPong(this: WebSocket): void {
  panelOf(this).receiveSign(true);
}

function onClose(this: WebSocket): void {
  panelOf(this).hasClosed();
}

const panelOf = (socket: WebSocket): Connection => (socket as PanelSocket).panel;
