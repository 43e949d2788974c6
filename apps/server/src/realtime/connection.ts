// One open panel: what it listens to, and how much of us it may use. Whoever says nonsense, floods, reads too slowly or
// is gone is let go; a panel comes back by itself and reads again.
import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ServerFrame } from '@earnwall/contract/realtime';
import type { WebSocket } from 'ws';
import type { IdentityContext } from '#accounts/identify.ts';
import type { Visit } from '#request/visit.ts';
import { readFrame } from './client-frame.ts';
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
  /** What may wait for a reader. */
  unreadBytes: 64 * 1024,
  /** An account may be closed while it listens: that is found within two minutes. */
  beatsBetweenLooks: 4,
  /** Beats that a socket may listen to nothing. */
  idleBeats: 2,
  /** How long somebody who is sent away may take to go. */
  farewellMs: 1_000,
} as const;

/** Why the server ends a connection (RFC 6455, section 7.4.1). */
const closing = { nonsense: 1007, tooMuch: 1008, restart: 1012 } as const;

export class Connection implements Listener {
  /** The bearer that each channel was opened with, by which it is looked at again. */
  private readonly channels = new Map<string, string | undefined>();
  /** Connections that came together, as after a restart, are not looked at together. */
  private beats = randomInt(limits.beatsBetweenLooks);
  private framesThisBeat = 0;
  private isSentAway = false;
  private silentBeats = 0;
  private idleBeats = 0;

  constructor(
    private readonly ctx: IdentityContext & { realtime: Hub },
    private readonly socket: WebSocket,
    private readonly wire: Socket,
    private readonly visit: Visit,
  ) {
    socket.on('message', (data, isBinary) => this.take(isBinary ? '' : String(data)));
    // The library answers a ping by itself.
    socket.on('ping', () => this.count());
    socket.on('pong', () => {
      this.silentBeats = 0;
      this.count();
    });
    socket.on('close', () => this.leaveAll());
  }

  tell(frame: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.wire.writableLength > limits.unreadBytes) this.socket.terminate();
    else this.wire.write(frame, 'latin1');
  }

  /** Comes every half a minute. */
  beat(): void {
    this.framesThisBeat = 0;
    this.idleBeats = this.channels.size === 0 ? this.idleBeats + 1 : 0;
    if (this.silentBeats > 0) this.socket.terminate();
    if (this.idleBeats > limits.idleBeats) this.sendAway(closing.tooMuch);
    this.silentBeats += 1;
    this.socket.ping();
    this.beats += 1;
    if (this.beats % limits.beatsBetweenLooks === 0) this.lookAgainAtAll();
  }

  /** This node stops; the panel finds another one, or this one after its restart. */
  dismiss(): void {
    this.socket.close(closing.restart);
  }

  private take(text: string): void {
    this.silentBeats = 0;
    this.count();
    if (this.isSentAway) return;
    const frame = readFrame(text);
    if (!frame) this.sendAway(closing.nonsense);
    else if (frame.type === 'ping') this.say({ type: 'pong' });
    else if (frame.type === 'unsubscribe') this.leave(frame.channel);
    else void this.subscribe(frame.channel, frame.authorization, frame.age_ms);
  }

  private count(): void {
    this.framesThisBeat += 1;
    if (this.framesThisBeat > limits.framesPerBeat) this.sendAway(closing.tooMuch);
  }

  /** Whoever does not read the goodbye, or floods on, is cut off. */
  private sendAway(code: number): void {
    if (this.isSentAway) return;
    this.isSentAway = true;
    this.socket.close(code);
    const cut = setTimeout(() => this.socket.terminate(), limits.farewellMs);
    this.socket.once('close', () => clearTimeout(cut));
  }

  private async subscribe(channel: string, authorization: string | undefined, ageMs = 0): Promise<void> {
    const hasRoom = this.channels.has(channel) || this.channels.size < limits.channels;
    if (!hasRoom) {
      this.say({ type: 'refused', channel, again: false });
      return;
    }
    this.channels.set(channel, authorization);
    const hearing = await this.mayListen(channel, authorization);
    if (!this.isStillWanted(channel, authorization)) return;
    if (hearing?.may) {
      this.ctx.realtime.subscribe(channel, this, hearing.app_id);
      this.say({ type: 'subscribed', channel });
      for (const frame of this.ctx.realtime.lately(channel, ageMs, hearing.app_id)) this.tell(frame);
    } else this.refuse(channel, { again: hearing === null });
  }

  private lookAgainAtAll(): void {
    for (const [channel, authorization] of this.channels) void this.lookAgain(channel, authorization);
  }

  private async lookAgain(channel: string, authorization: string | undefined): Promise<void> {
    const hearing = await this.mayListen(channel, authorization);
    if (hearing?.may === false && this.isStillWanted(channel, authorization))
      this.refuse(channel, { again: false });
  }

  /** Null when it cannot be found out now. */
  private mayListen(channel: string, authorization: string | undefined): Promise<Subscription | null> {
    return mayListen(this.ctx, this.visit, channel, authorization).catch(() => null);
  }

  /** The panel may have changed its mind while it was looked at, or have gone. */
  private isStillWanted(channel: string, authorization: string | undefined): boolean {
    return this.channels.has(channel) && this.channels.get(channel) === authorization;
  }

  private refuse(channel: string, { again }: { again: boolean }): void {
    this.leave(channel);
    this.say({ type: 'refused', channel, again });
  }

  private leave(channel: string): void {
    this.channels.delete(channel);
    this.ctx.realtime.unsubscribe(channel, this);
  }

  private leaveAll(): void {
    for (const channel of [...this.channels.keys()]) this.leave(channel);
  }

  private say(frame: ServerFrame): void {
    this.tell(textFrame(JSON.stringify(frame)));
  }
}
