// The phones of the demo's users: the last few hundred text messages, kept in memory.
import { randomUUID } from 'node:crypto';

export interface Message {
  id: string;
  to: string;
  text: string;
  at: string;
}

const maxCached = 500;

export class MessageStore {
  private messages: Message[] = [];

  add(to: string, text: string, now: number): Message {
    const message = { id: randomUUID(), to, text, at: new Date(now).toISOString() };
    this.messages = [message, ...this.messages].slice(0, maxCached);
    return message;
  }

  /** Newest first. */
  read(to: string | null): readonly Message[] {
    return to === null ? this.messages : this.messages.filter((message) => message.to === to);
  }
}
