// The mailboxes of the demo's users: the last few hundred mails, kept in memory.
import PostalMime from 'postal-mime';

export interface Mail {
  /** The sender's id; two mails with the same id are one mail that was sent twice. */
  message_id: string | null;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  at: string;
}

const maxCached = 300;

export class MailStore {
  private mails: Mail[] = [];

  /** Stores one copy for each recipient of the envelope, whatever the mail's own headers name. */
  async add(raw: Uint8Array, envelope: { from: string; to: readonly string[] }, now: number): Promise<void> {
    const { messageId = null, subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
    const mail = {
      ...{ message_id: messageId, from: envelope.from, subject, text, html },
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      at: new Date(now).toISOString(),
    };
    this.mails = [...envelope.to.map((to) => ({ ...mail, to })), ...this.mails].slice(0, maxCached);
  }

  /** Newest first. */
  read(to: string | null): readonly Mail[] {
    return to === null ? this.mails : this.mails.filter((mail) => mail.to === to);
  }
}
