// The configuration of mail: the server and the sender; without both no mail is sent.
import { ticketEmailProblem } from '@earnwall/domain/validation/ticket';
import type { Environment } from './values.ts';

export interface MailConfig {
  host: string;
  port: number;
  /** Encrypted from the first byte; else by STARTTLS, which only a server of the same machine may lack. */
  encryption: 'from_start' | 'starttls' | 'none';
  login: { user: string; password: string } | null;
  from: {
    /** Null = the name of the app whose support has answered. */
    name: string | null;
    address: string;
  };
}

export function readMailConfig(env: Environment, problems: string[]): MailConfig | null {
  const [url, from] = [env.MAIL_URL?.trim(), env.MAIL_FROM?.trim()];
  if (!url && !from) return null;
  if (!url || !from) {
    problems.push('MAIL_URL and MAIL_FROM must be set together');
    return null;
  }
  const server = serverOf(url);
  // The value itself is left out: it may hold a password.
  if (!server)
    problems.push(
      'MAIL_URL must be an address such as smtps://user:password@mail.example:465 or smtp://…:587',
    );
  const sender = senderOf(from);
  if (!sender)
    problems.push(
      `MAIL_FROM must be an address such as support@panel.example or Support <support@panel.example>, but is ${JSON.stringify(from)}`,
    );
  return server && sender && { ...server, from: sender };
}

const defaultPorts = { 'smtp:': 587, 'smtps:': 465 } as const;
const isMailProtocol = (protocol: string): protocol is keyof typeof defaultPorts =>
  Object.hasOwn(defaultPorts, protocol);

function serverOf(value: string): Omit<MailConfig, 'from'> | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !isMailProtocol(url.protocol) || url.hostname === '') return null;
  const login = loginOf(url);
  if (login === undefined || !['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '')
    return null;
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1');
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);
  const encryption = url.protocol === 'smtps:' ? 'from_start' : isHere ? 'none' : 'starttls';
  return { host, port: Number(url.port || defaultPorts[url.protocol]), encryption, login };
}

/** Undefined: half of one, or one that cannot be read. */
function loginOf({ username, password }: URL): MailConfig['login'] | undefined {
  if (!username && !password) return null;
  try {
    return username && password
      ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined;
  } catch {
    return undefined;
  }
}

function senderOf(value: string): MailConfig['from'] | null {
  const [, name = null, inBrackets] = /^(?:"?([^"<>\p{Cc}]{1,100}?)"?\s*)?<([^<>]+)>$/u.exec(value) ?? [];
  const address = inBrackets ?? value;
  const isAddress = /^[\x21-\x7e]+$/.test(address) && ticketEmailProblem(address) === null;
  return isAddress ? { name, address } : null;
}
