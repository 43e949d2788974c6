// Mail by SMTP. One connection for each mail, a limited time for all of it, and no word of ours in clear text over a
// network: without TLS nothing is sent, neither the mail nor the password.
import { createTransport } from 'nodemailer';
import type { MailConfig } from '#config/mail.ts';
import { type Mail, type Mailer, MailRefused } from '#ports/mail.ts';

interface Patience {
  /** For each step of the conversation. */
  stepMs: number;
  /** For all of them together, whatever the server does. */
  wholeMs: number;
}

const usualPatience: Patience = { stepMs: 10_000, wholeMs: 30_000 };

export function smtpMailer(config: MailConfig, { stepMs, wholeMs }: Patience = usualPatience): Mailer {
  const { host, port, encryption, login, from } = config;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const transport = createTransport({
    ...{ host, port, secure: encryption === 'from_start' },
    ...(encryption === 'starttls' && { requireTLS: true }),
    ...(encryption === 'none' && { ignoreTLS: true }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    tls: { minVersion: 'TLSv1.2' },
    // How this machine is called is nobody's business.
    name: domain,
    ...{ connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs, dnsTimeout: stepMs },
    maxResponseSize: 64 * 1024,
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });

  return {
    domain,
    send: async (mail, signal) => {
      try {
        await endingWith(
          AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
          transport.sendMail(messageOf(mail, from, domain)),
        );
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

/** Addresses are objects, so that nothing in them is read as a list; whatever goes into a header is encoded. */
function messageOf(mail: Mail, from: MailConfig['from'], domain: string) {
  return {
    envelope: { from: from.address, to: [mail.to] },
    from: { name: from.name ?? mail.sender, address: from.address },
    to: { name: '', address: mail.to },
    messageId: `<${mail.id}>`,
    ...{ inReplyTo: `<${mail.thread}>`, references: `<${mail.thread}>` },
    date: mail.written_at,
    ...{ subject: mail.subject, text: mail.text, html: mail.html },
    xMailer: false as const,
    // Nobody's holiday note answers to these (RFC 3834), and a failed delivery is still told.
    list: { id: { url: `support.${domain}`, comment: 'Support' } },
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      'Content-Language': mail.language,
    },
  };
}

async function endingWith<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** About this address or this mail, and for good. A refused login or sender is ours to mend, and may pass. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error)) return false;
  const { command, code, permanent } = error as Error & {
    command: unknown;
    code?: unknown;
    permanent?: unknown;
  };
  if (command === 'API') return code === 'EENVELOPE';
  return (command === 'RCPT TO' || command === 'DATA') && permanent === true;
}
