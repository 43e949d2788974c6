// The phones of the outside world: messages in the order they came, the last few hundred of them.
import { randomUUID } from 'node:crypto';

export interface Message {
  id: string;
  to: string;
  text: string;
  at: string;
}

const mostKept = 500;

export class Mailbox {
  private messages: Message[] = [];

  take(to: string, text: string, now: number): Message {
    const message = { id: randomUUID(), to, text, at: new Date(now).toISOString() };
    this.messages = [message, ...this.messages].slice(0, mostKept);
    return message;
  }

  /** Newest first. */
  read(to: string | null): readonly Message[] {
    return to === null ? this.messages : this.messages.filter((message) => message.to === to);
  }
}
