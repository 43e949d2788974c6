// Mail to users: the replies of support (decision 0054), and news of surveys for those who asked for them (decision 0110).
import type { Language } from '@earnwall/i18n/languages';

export interface Mail {
  /** What stands between the brackets of `Message-ID`: the same however often the mail is sent. */
  readonly id: string;
  /** The same for all mails of one conversation. */
  readonly thread: string;
  readonly to: string;
  /** In whose name it is written. */
  readonly sender: string;
  readonly written_at: Date;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of mails that somebody asked for: the address that ends them, by one press in the mail program too (RFC 8058). */
  readonly ends?: string;
}

export interface Mailer {
  /** Where mails come from: ids of mails end in it. */
  readonly domain: string;
  /** Resolves once a server has accepted the mail. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** The server permanently refuses this mail or address; any other failure may be transient. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
