// The mail that tells a publisher that postbacks have stopped. In English, as all that publishers' staff reads.
import type { Mail } from '#ports/mail.ts';

interface Stopped {
  id: number;
  app_id: string;
  app_name: string;
  to: string;
  host: string;
  state: unknown;
  at: Date;
  /** Where mails come from. */
  domain: string;
}

export function endpointMailOf({ id, app_id, app_name, to, host, state, at, domain }: Stopped): Mail {
  const why =
    state === 'gone'
      ? `${host} answered with HTTP 410, which asks us to stop.`
      : `${host} has not accepted a single postback for three days.`;
  const lines = [
    `Postbacks of ${app_name} (${app_id}) have been stopped at ${at.toISOString()}.`,
    why,
    'Nothing is lost: postbacks wait for 30 days. When your server is ready, switch them on again with PUT /api/publisher/postback-endpoint/state and {"state":"on"}, or ask your operator. What was given up before can be sent again with POST /api/publisher/postbacks/recover.',
  ];
  const subject = `Postbacks of ${app_name} have stopped`.replace(/[\s\p{C}]+/gu, ' ');
  return {
    ...{ id: `endpoint-${id}@${domain}`, thread: `endpoint-${app_id}@${domain}`, to, sender: app_name },
    ...{ written_at: at, language: 'en', subject },
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}</body></html>\n`,
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
