import { describe, expect, it } from 'vitest';
import lootably from '#adapters/suppliers/configured/examples/lootably.json' with { type: 'json' };
import prodege from '#adapters/suppliers/configured/examples/prodege.json' with { type: 'json' };
import { problemTexts } from './document.ts';
import { offerSettings } from './offers.ts';
import { surveySettings } from './surveys.ts';

type Change = (document: Record<string, unknown>) => void;

/** Sets, or without a value removes, what is at the path. */
const at =
  (path: string, ...value: unknown[]): Change =>
  (document) => {
    const keys = path.split(' ');
    const last = keys.pop() ?? '';
    let parent: object = document;
    for (const key of keys) parent = Object(Reflect.get(parent, key));
    if (value.length === 0) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value[0]);
  };

const mistakesIn = (form: typeof surveySettings | typeof offerSettings, document: object, change: Change) => {
  const changed: Record<string, unknown> = structuredClone({ ...document });
  change(changed);
  const read = form.safeParse(changed);
  return read.success ? [] : problemTexts(read.error).map(({ pointer, message }) => `${pointer} ${message}`);
};

describe('SV-01 a mistake in the settings of surveys is named with its place', () => {
  it.each<[string, Change, string]>([
    ['no base', at('base'), '/base is missing'],
    ['a base that is no address', at('base', 'api.example.com'), '/base has to be an http or https address'],
    ['an unknown setting', at('bases', 1), '/bases is no known setting'],
    ['an unknown setting inside', at('request qury', {}), '/request/qury is no known setting'],
    ['no path', at('request path'), '/request/path is missing'],
    ['a path without its slash', at('request path', 'x'), '/request/path has to begin with /'],
    ['an unknown method', at('request method', 'PUT'), '/request/method has to be "GET" or "POST"'],
    ['a body of a GET', at('request body', {}), '/request/body is for POST: a GET has none'],
    [
      'an unknown secret',
      at('request query apik', '$apikey'),
      '/request/query/apik has $apikey, which is not among the secrets',
    ],
    [
      'a macro of another paging',
      at('request query page', '{page}'),
      '/request/query/page has {page}, which does not exist here',
    ],
    [
      'a parameter that is not sent',
      at('request sign message', '$secret{user}'),
      '/request/sign/message has {user}, which does not exist here',
    ],
    [
      'a $ alone',
      at('request query apik', 'a $ b'),
      '/request/query/apik has a $ without a name: write $$ for the sign itself',
    ],
    [
      'a { alone',
      at('entry template', '{entry'),
      '/entry/template has a { without a name and its }: write {{ for the sign itself',
    ],
    [
      'an unknown macro',
      at('entry template', '{entry}&p={persn}'),
      '/entry/template has {persn}, which does not exist here',
    ],
    ['a seal without its secret', at('seal'), '/entry/template has {seal}, which does not exist here'],
    ['a seal of an unknown secret', at('seal', 'other'), '/seal is not among the secrets'],
    [
      'a template and a replacement',
      at('entry replace', { a: 'b' }),
      '/entry/replace and template are two ways to the same link: leave one out',
    ],
    [
      'a signature about what a return does not have',
      at('return sign message', '$secret{body}'),
      '/return/sign/message covers nothing of the query, so anybody could change what is read there',
    ],
    [
      'a signature about another part than the one that is read',
      at('reconcile webhook sign message', '$secret{url_before}'),
      '/reconcile/webhook/sign/message covers nothing of the json, so anybody could change what is read there',
    ],
    [
      'a column of a statement that is none',
      at('statement', { names: 'cid', columns: { name: -1 } }),
      '/statement/columns/name has to be at least 0',
    ],
    [
      'an unknown hash',
      at('request sign hash', 'sha3'),
      '/request/sign/hash has to be "md5" or "sha1" or "sha256"',
    ],
    ['an HMAC without a key', at('request sign key', 'hmac'), '/request/sign/keys has to name one key'],
    [
      'a signature without a secret',
      at('return sign message', "{sorted(':')}"),
      '/return/sign/message names no secret, so anybody could sign',
    ],
    [
      'a signature of others with our time',
      at('return sign message', "$secret$now_ms{sorted(':')}"),
      '/return/sign/message has $now_ms, which the sender does not know',
    ],
    [
      'a signature nowhere',
      at('return sign at', 'hash'),
      '/return/sign/at has to be query.name, header.name, or body. and a JSON pointer or the name of a form field',
    ],
    [
      'a return that credits unsigned',
      at('return sign'),
      '/return/credits needs sign: an unsigned return is anybody’s word',
    ],
    [
      'no pointer',
      at('items', 'surveys'),
      '/items is no JSON pointer: "" is the whole, "/a/0/b" a field of it',
    ],
    [
      'no pointer in a map',
      at('map loi_seconds', ['loi', 60]),
      '/map/loi_seconds/0 is no JSON pointer: "" is the whole, "/a/0/b" a field of it',
    ],
    [
      'a scale that is no number',
      at('map loi_seconds', ['/loi', '60']),
      '/map/loi_seconds/1 has to be a number',
    ],
    ['an enum without targets', at('map country map', {}), '/map/country/map has no targets'],
    [
      'a target that is none',
      at('map topic', { at: '/t', map: { a: 'gardening' } }),
      '/map/topic/map/a has to be',
    ],
    [
      'a number for a field',
      at('map ref', 5),
      '/map/ref has to be a JSON pointer, [pointer, scale], or an object with at or value',
    ],
    ['an unknown form', at('shape /loi', 'nummer'), '/shape/~1loi has to be one of id'],
    [
      'an unknown operator',
      at('demands operators OR', 'some'),
      '/demands/operators/OR has to be "any" or "none" or "range"',
    ],
    [
      'a question without answers',
      at('demands questions 20 answers', {}),
      '/demands/questions/20/answers has no targets',
    ],
    [
      'answers without demands',
      at('demands'),
      '/entry/answers needs demands, whose questions name the answers',
    ],
    ['an unknown outcome', at('outcomes 2', 'full'), '/outcomes/2 has to be "complete" or "partial"'],
    [
      'no complete',
      at('outcomes', { 2: 'quota_full' }),
      '/outcomes has no code for complete, so nobody would ever be paid',
    ],
    [
      'an unknown paging',
      at('paging', 'pages'),
      '/paging has to be "none", or an object whose kind is none, page, skip, cursor, queue',
    ],
    [
      'a queue that is never acknowledged',
      at('paging', { kind: 'queue', id: '/id' }),
      '/paging/acknowledge is missing',
    ],
    [
      'a size without bounds',
      at('paging', { kind: 'page', size: 1e9 }),
      '/paging/size has to be at most 10000',
    ],
    ['another currency', at('payout', { currency: 'EUR' }), '/payout/currency has to be "USD"'],
    [
      'reports from nowhere',
      at('return credits'),
      '/callback is missing: without it, return.credits or reconcile.poll nothing is ever reported',
    ],
    ['two ways to reconcile', at('reconcile webhook'), '/reconcile has to have either webhook or poll'],
    [
      'an unsigned webhook',
      at('reconcile webhook sign'),
      '/reconcile/webhook/sign is missing: without it or ips anybody could report',
    ],
    [
      'a condition of nothing',
      at('skip_when', {}),
      '/skip_when says nothing: name what has to hold, or leave it out',
    ],
    [
      'a host with its path',
      at('redirect_hosts', ['a.test/b']),
      '/redirect_hosts/0 has to be a host such as surveys.example.com',
    ],
    [
      'something to disclose that is not known',
      at('discloses', ['income']),
      '/discloses/0 has to be "birth_date"',
    ],
    [
      'too long a text',
      at('entry template', 'x'.repeat(3_000)),
      '/entry/template has to be at most 2000 characters long',
    ],
    [
      'far too long a document',
      at('outcomes', Object.fromEntries(Array.from({ length: 30_000 }, (_, code) => [code, 'error']))),
      ' has ',
    ],
  ])('SV-01 %s', (_, change, expected) => {
    expect(mistakesIn(surveySettings, prodege, change)).toContainEqual(expect.stringContaining(expected));
  });

  it('SV-01 all of them at once', () => {
    const change: Change = (document) => {
      at('base')(document);
      at('items', 'x')(document);
      at('map ref')(document);
    };
    expect(mistakesIn(surveySettings, prodege, change)).toHaveLength(3);
  });

  it.each([null, 'text', [], 5])('SV-01 %j is no document', (document) => {
    expect(surveySettings.safeParse(document).success).toBe(false);
  });
});

describe('SV-01 a mistake in the settings of offers is named with its place', () => {
  it.each<[string, Change, string]>([
    [
      'a person alone',
      at('callback map click', ['userID']),
      '/callback/map/click has to be the person and the offer',
    ],
    ['no callback', at('callback'), '/callback is missing'],
    [
      'nothing to earn',
      (d) => [at('map milestones'), at('map single')].forEach((change) => void change(d)),
      '/map/milestones is missing: without it or single nothing can be earned',
    ],
    ['no link', at('map link'), '/map/link is missing: the entry is made from the link of an offer'],
    [
      'a JSON that a GET cannot have',
      at('callback format', 'json'),
      '/callback/format has to be "query": a GET has no body',
    ],
    [
      'an address that is none',
      at('callback ips', ['example.com']),
      '/callback/ips/0 is no address such as 203.0.113.7',
    ],
    [
      'answers of people',
      at('entry answers', { name: 'q' }),
      '/entry/answers is for surveys: networks are told nothing about people',
    ],
    [
      'a queue',
      at('paging', { kind: 'queue', id: '/id', acknowledge: { method: 'POST', path: '/ack' } }),
      '/paging/kind has to be a list: catalogues of offers come whole',
    ],
    [
      'an unknown platform',
      at('map platforms map windows', 'pc'),
      '/map/platforms/map/windows has to be "desktop" or "ios" or "android"',
    ],
    [
      'a placeholder in braces by mistake',
      at('callback sign message', '{user id}$secret'),
      '/callback/sign/message has {user id}, which does not exist here',
    ],
  ])('SV-01 %s', (_, change, expected) => {
    expect(mistakesIn(offerSettings, lootably, change)).toContainEqual(expect.stringContaining(expected));
  });
});
