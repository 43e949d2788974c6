// Mails with a link of the console. In English, as the console is.

import type { Mail } from '#ports/mail.ts';
import type { Context } from '#request/context.ts';
import { queueConsoleMail } from '#store/console/mails.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { seal, unseal } from './seal.ts';

export interface LinkMail {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs; the link follows them. */
  readonly lines: readonly string[];
  readonly link: string;
}

/** In the transaction that stores the link; false where no mail can be sent. */
export async function queueMail(
  ctx: Pick<Context, 'mailer' | 'secret' | 'now'>,
  tx: Tx,
  mail: LinkMail,
  { digest, expires_at }: { digest: string; expires_at: Date },
): Promise<boolean> {
  if (!ctx.mailer) return false;
  const sealed = seal(ctx.secret, 'mail', JSON.stringify(mail));
  await queueConsoleMail(tx, { key: digest, sealed, expires_at, at: ctx.now() });
  return true;
}

export function readMail(secret: string, sealed: string): LinkMail {
  return JSON.parse(unseal(secret, 'mail', sealed));
}

export function consoleMailOf(
  { to, subject, lines, link }: LinkMail,
  { id, at, domain }: { id: number; at: Date; domain: string },
): Mail {
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  const anchor = `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`;
  return {
    ...{ id: `console-${id}@${domain}`, thread: `console-${id}@${domain}`, to, sender: 'Earnwall' },
    ...{ written_at: at, language: 'en', subject: subject.replace(/[\s\p{C}]+/gu, ' ') },
    text: `${[...lines, link].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${paragraphs}${anchor}</body></html>\n`,
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
