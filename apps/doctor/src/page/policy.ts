// Content security policies: whether all of a page's allow what the panel needs.
import { createHash } from 'node:crypto';

type Policy = ReadonlyMap<string, readonly string[]>;

/** Each header and each comma starts a policy of its own; all of them count. */
export function policiesOf(headers: readonly string[]): Policy[] {
  return headers
    .flatMap((header) => header.split(','))
    .map((text) => {
      const policy = new Map<string, string[]>();
      for (const directive of text.split(';')) {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        // Of a directive that is there twice the first counts.
        if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
      }
      return policy;
    })
    .filter((policy) => policy.size > 0);
}

interface Wanted {
  readonly url: URL;
  /** Of the page that has the policy. */
  readonly self: URL;
  readonly nonce?: string | undefined;
}

const fallbacks = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  ancestor: ['frame-ancestors'],
} as const;

export type Kind = keyof typeof fallbacks;

/** The directive that forbids it; null where all policies allow it. */
export function forbiddenBy(policies: readonly Policy[], kind: Kind, wanted: Wanted): string | null {
  return firstOf(policies, kind, (sources) => {
    if (kind === 'script') {
      if (wanted.nonce && sources.includes(`'nonce-${wanted.nonce}'`)) return true;
      // Then hosts do not count.
      if (sources.includes("'strict-dynamic'")) return false;
    }
    return sources.some((source) => isMatch(source, wanted));
  });
}

interface Inline {
  readonly text: string;
  readonly nonce: string | undefined;
}

/** The same for a script that stands in the page. */
export function inlineForbiddenBy(policies: readonly Policy[], { text, nonce }: Inline): string | null {
  const hashes = ['256', '384', '512'].map(
    (bits) => `'sha${bits}-${createHash(`sha${bits}`).update(text).digest('base64')}'`,
  );
  return firstOf(policies, 'script', (sources) => {
    if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
    if (sources.some((source) => hashes.includes(source))) return true;
    const isOverruled = sources.some((source) => /^'(nonce-|sha\d|strict-dynamic)/.test(source));
    return sources.includes("'unsafe-inline'") && !isOverruled;
  });
}

function firstOf(
  policies: readonly Policy[],
  kind: Kind,
  isAllowed: (sources: readonly string[]) => boolean,
): string | null {
  for (const policy of policies) {
    const name = fallbacks[kind].find((one) => policy.has(one));
    const sources = name === undefined ? undefined : policy.get(name);
    if (sources !== undefined && !isAllowed(sources)) return `${name} ${sources.join(' ')}`.trim();
  }
  return null;
}

function isMatch(source: string, { url, self }: Wanted): boolean {
  if (source === "'self'") return url.origin === self.origin;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), url.protocol);
  const found = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:']+|\[[^\]]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source);
  if (found === null) return false;
  const [, scheme, host = '', port, path] = found;
  return (
    isScheme(scheme?.toLowerCase() ?? self.protocol, url.protocol) &&
    isHost(host.toLowerCase(), url.hostname) &&
    (port === '*' || (port ?? '') === url.port || Number(port) === usualPort(url)) &&
    (path === undefined || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path))
  );
}

const usualPort = ({ port, protocol }: URL): number =>
  port ? Number(port) : protocol === 'https:' ? 443 : 80;

/** http allows https, too. */
const isScheme = (allowed: string, wanted: string): boolean =>
  allowed === wanted || (allowed === 'http:' && wanted === 'https:');

const isHost = (allowed: string, wanted: string): boolean =>
  allowed.startsWith('*.') ? wanted.endsWith(allowed.slice(1)) : allowed === wanted;
