// The mailboxes of the outside world: mails in the order they came, the last few hundred of them.
import PostalMime from 'postal-mime';

export interface Letter {
  /** As the sender calls it; two that came under one id are one mail that was sent twice. */
  message_id: string | null;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  at: string;
}

const mostKept = 300;

export class Letters {
  private letters: Letter[] = [];

  /** One for each mailbox on the envelope, whatever the mail says about itself. */
  async take(raw: Uint8Array, envelope: { from: string; to: readonly string[] }, now: number): Promise<void> {
    const { messageId = null, subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
    const mail = {
      ...{ message_id: messageId, from: envelope.from, subject, text, html },
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      at: new Date(now).toISOString(),
    };
    this.letters = [...envelope.to.map((to) => ({ ...mail, to })), ...this.letters].slice(0, mostKept);
  }

  /** Newest first. */
  read(to: string | null): readonly Letter[] {
    return to === null ? this.letters : this.letters.filter((letter) => letter.to === to);
  }
}
