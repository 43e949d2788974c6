// Redacts addresses for the log. Only segments of our own routes and a few parameters are shown; everything else could be
// a bearer, a click or a personal link, and is blanked. The work is linear in the length of an address, and long ones are
// cut.
import { calls } from '@earnwall/contract/calls';
import { consoleCalls } from '@earnwall/contract/console-calls';
import { panelPaths } from '@earnwall/contract/panel-paths';
import { publisherCalls } from '@earnwall/contract/publisher-calls';

const maxCharacters = 2_048;
const blank = '…';

const rows = [calls, consoleCalls, publisherCalls].flatMap((table) => Object.values(table));
const otherSegments = [
  ...['api', 'console', 'publisher', 'docs', 'openapi.json', 'assets', 'v1', 'demo', 'icons', 'extension'],
  ...['health', 'ready', 'latency', 'realtime', 'go', 'track', 'return', 'callbacks'],
];
const routeSegments = new Set([
  ...[...rows.map(({ path }) => path), ...panelPaths].flatMap((path) => path.split('/')),
  ...otherSegments,
]);

/** Built files and what scanners look for; a hash or an id of ours has no such ending. */
const fileName =
  /^[\w.@-]{1,80}\.(?:[cm]?js|tsx?|css|map|html?|php|png|svg|ico|txt|json|xml|woff2?)(?::\d+){0,2}[)"',;]*$/;
/** Suppliers and networks have short names; a click id is longer. */
const supplierName = /^[\w-]{1,32}$/;

/** Parameters whose values are not personal. */
const shownParameters = new Set([
  ...['app', 'language', 'locale', 'mode', 'limit', 'platform', 'peek', 'state', 'notification', 'cer'],
  ...['iframe', 'is_preloaded', 'is-featured-list', 'read_only', 's', 'ms'],
]);
/** Shown without their values; an unknown name could itself be a value. */
const namedParameters = new Set([
  ...[
    'st',
    'uh',
    'uuid',
    'uhash',
    'shash',
    'cid',
    'sslh',
    'maid',
    'q',
    'sh',
    'attempt',
    'after',
    'seen',
    'key',
  ],
  ...['cn', 'currency_name', 'rid', 'code'],
]);
const plainValue = /^[\w.~,:%+-]{0,64}$/;

export function redactUrl(address: string): string {
  const url = address.slice(0, maxCharacters);
  const pathEnd = endOf(url, /[?#]/);
  const shown = `${redactPath(url.slice(0, pathEnd))}${redactQuery(url, pathEnd)}`;
  return url.length < address.length ? `${shown}${blank}` : shown;
}

/** The same for addresses inside a text of another origin. */
export function redactText(text: string): string {
  return text
    .slice(0, 2 * maxCharacters)
    .split(/(\s+)/)
    .map((part) => (/[/?#]/.test(part) ? redactUrl(part) : part))
    .join('');
}

function redactPath(path: string): string {
  const [origin] = /^[^/]{0,20}:\/\/[^/]*/.exec(path) ?? [''];
  // What stands before the first slash is no part of a path: a word of a text, or nothing.
  const [first = '', ...segments] = path.slice(origin.length).split('/');
  const shown = segments.map((segment, index) => {
    const isSupplier = /^(?:return|callbacks)$/.test(segments[index - 1] ?? '') && supplierName.test(segment);
    return routeSegments.has(segment) || isSupplier || fileName.test(segment) ? segment : blank;
  });
  return [origin + first, ...shown].join('/');
}

function redactQuery(url: string, start: number): string {
  if (url[start] === '#') return `#${blank}`;
  const query = url.slice(start + 1);
  if (start === url.length || query === '') return url.slice(start);
  // What a supplier sends a browser back with is the supplier's own.
  if (/\/return\/[^/]*$/.test(url.slice(Math.max(0, start - 64), start))) return `?${blank}`;
  return `?${query.split('&').map(redactPair).join('&')}`;
}

function redactPair(pair: string): string {
  const end = endOf(pair, /=/);
  const name = nameOf(pair.slice(0, end));
  if (shownParameters.has(name) && plainValue.test(pair.slice(end + 1))) return pair;
  return shownParameters.has(name) || namedParameters.has(name) ? `${name}=${blank}` : blank;
}

function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded).toLowerCase();
  } catch {
    return '';
  }
}

function endOf(text: string, sign: RegExp): number {
  const at = text.search(sign);
  return at < 0 ? text.length : at;
}
