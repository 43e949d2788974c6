// Mail by SMTP. One connection per mail, a deadline for all of it, and nothing in clear text over a network: without TLS
// neither the mail nor the password is sent.
import { createTransport } from 'nodemailer';
import type { MailConfig } from '#config/mail.ts';
import { type Mail, type Mailer, MailRefused } from '#ports/mail.ts';

interface Timeouts {
  /** For each step of the SMTP dialogue. */
  stepMs: number;
  /** For all of them together, whatever the server does. */
  wholeMs: number;
}

const defaultTimeouts: Timeouts = { stepMs: 10_000, wholeMs: 30_000 };

export function smtpMailer(config: MailConfig, { stepMs, wholeMs }: Timeouts = defaultTimeouts): Mailer {
  const { host, port, encryption, login, from } = config;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const transport = createTransport({
    ...{ host, port, secure: encryption === 'from_start' },
    ...(encryption === 'starttls' && { requireTLS: true }),
    ...(encryption === 'none' && { ignoreTLS: true }),
    ...(login && { auth: { user: login.user, pass: login.password } }),
    tls: { minVersion: 'TLSv1.2' },
    // Not this machine's host name, which is private.
    name: domain,
    ...{ connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs, dnsTimeout: stepMs },
    maxResponseSize: 64 * 1024,
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });

  return {
    domain,
    send: async (mail, signal) => {
      try {
        await abortedBy(
          AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
          transport.sendMail(messageOf(mail, from, domain)),
        );
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

/** Addresses are objects, so that nothing in them is parsed as a list; header values are encoded. */
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
    // No automatic reply answers these (RFC 3834), and a failed delivery is still reported.
    list: {
      id: mail.ends
        ? { url: `surveys.${domain}`, comment: 'Surveys' }
        : { url: `support.${domain}`, comment: 'Support' },
    },
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      'Content-Language': mail.language,
      ...(mail.ends && {
        'List-Unsubscribe': `<${mail.ends}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

async function abortedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return await new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** A permanent refusal of this address or this mail. A refused login or sender is our configuration, and is retried. */
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
