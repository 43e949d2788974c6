import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Postback } from './postback.ts';
import { newSecret } from './signature.ts';
import { signedAddressOf, verifyAddress } from './signed-address.ts';
import { templateProblem } from './template-problem.ts';
import { examplePostback } from './testing/example.ts';

const [current, previous, foreign] = [newSecret(), newSecret(), newSecret()];
const sentAt = new Date('2026-03-10T12:00:07Z');
const origin = 'https://game.example';

const signed = (template: string, change: Partial<Postback> = {}, secrets = [current]) =>
  signedAddressOf(template, { ...examplePostback, transaction_id: 'tx_1', ...change }, { sentAt, secrets });
/** Path and query, as a receiver sees them. */
const targetOf = (address: string) => address.slice(new URL(address).origin.length);

describe('signedAddressOf', () => {
  it.each<[string, string, string, Partial<Postback>?]>([
    ['a query', '/p?u={user_id}', '/p?u=alice&'],
    ['its own signature parameter', '/p?u={user_id}&signature={signature}', '/p?u=alice&'],
    ['no query', '/p/{user_id}', '/p/alice?'],
    ['no query but for the signature', '/p/{user_id}?signature={signature}', '/p/alice?'],
    ['a question mark at its end', '/p/{user_id}?', '/p/alice?'],
    ['an ampersand at its end', '/p?u={user_id}&', '/p?u=alice&'],
    ['no path', '?u={user_id}', '/?u=alice&'],
    ['a second question mark', '/p?a=?&u={user_id}', '/p?a=?&u=alice&'],
    ['non-ASCII letters', '/bücher/ü?ö=ä&u={user_id}', '/b%C3%BCcher/%C3%BC?%C3%B6=%C3%A4&u=alice&'],
    [
      'an encoding of its own',
      '/a%2fb%c3%bc/?x=%7b+%20|[]&u={user_id}',
      '/a%2fb%c3%bc/?x=%7b+%20|[]&u=alice&',
    ],
    ['a text like our placeholder', '/p?x=%7Bsignature%7D&u={user_id}', '/p?x=%7Bsignature%7D&u=alice&'],
    ['duplicate parameters', '/p?u={user_id}&u={user_id}', '/p?u=alice&u=alice&'],
    ['a macro for a name', '/p?{subid1}={user_id}', '/p?spring=alice&'],
    ['an empty value in the path', '/p/{subid9}/{user_id}', '/p//alice?'],
    [
      'a user id that looks like a path',
      '/p/{user_id}/x',
      '/p/..%2F..%2Fadmin/x?',
      { user_id: '../../admin' },
    ],
    ['the user id ..', '/p/{user_id}/x', '/p/%252E%252E/x?', { user_id: '..' }],
    ['the user id .. at the end', '/p//{user_id}?t=1', '/p//%252E%252E?t=1&', { user_id: '..' }],
    [
      'two dots of two values',
      '/p/{user_id}{subid1}/x',
      '/p/%252E%252E/x?',
      { user_id: '.', subid: { subid1: '.' } },
    ],
    ['dots in the query', '/p?u={user_id}&v=/../x', '/p?u=..&v=/../x&', { user_id: '..' }],
    ['more dots', '/p/{user_id}/x', '/p/.../x?', { user_id: '...' }],
    [
      'a user id with our parameter',
      '/p?u={user_id}',
      '/p?u=a%26signature%3D0&',
      { user_id: 'a&signature=0' },
    ],
  ])('PB-01 a template with %s', (_, template, start, change) => {
    const target = targetOf(signed(origin + template, change));
    expect(target.replace(/[0-9a-f]{64}$/, 'HEX')).toBe(`${start}signature=HEX`);
    expect(verifyAddress(target, [current])).toBe(true);
  });

  it('PB-01 two secrets make two signatures; either of them is enough', () => {
    const target = targetOf(signed(`${origin}/p?u={user_id}`, {}, [current, previous]));
    expect(target).toMatch(/^\/p\?u=alice&signature=[0-9a-f]{64},[0-9a-f]{64}$/);
    expect([current, previous, foreign].map((secret) => verifyAddress(target, [secret]))).toEqual([
      ...[true, true, false],
    ]);
  });
});

describe('verifyAddress', () => {
  const target = targetOf(signed(`${origin}/p?u={user_id}&t={transaction_id}&r={reward}`));
  const [, signature = ''] = target.split('signature=');

  it.each([
    ['another user', target.replace('alice', 'mallory')],
    ['another path', target.replace('/p?', '/q?')],
    ['another encoding', target.replace('alice', '%61lice')],
    ['a parameter put in', target.replace('&signature=', '&u=mallory&signature=')],
    ['a parameter behind the signature', `${target}&u=mallory`],
    ['the signature twice', `${target}&signature=${signature}`],
    ['a signature in capitals', target.replace(signature, signature.toUpperCase())],
    ['a short signature', target.slice(0, -1)],
    ['an empty signature', target.replace(signature, '')],
    ['a comma alone', target.replace(signature, ',')],
    ['no signature', target.replace(/&signature=.*/, '')],
    ['a line break behind it', `${target}\n`],
    ['nothing', ''],
  ])('PB-01 refuses %s', (_, changed) => {
    expect(verifyAddress(target, [current])).toBe(true);
    expect(verifyAddress(changed, [current])).toBe(false);
  });

  it('PB-01 refuses what another secret has signed, and everything without secrets', () => {
    expect(verifyAddress(target, [foreign])).toBe(false);
    expect(verifyAddress(target, [])).toBe(false);
    expect(verifyAddress(target, [foreign, current])).toBe(true);
  });

  it('PB-01 refuses what an empty secret has signed', () => {
    const unkeyed = targetOf(signed(`${origin}/p?u={user_id}`, {}, ['whsec_']));
    expect(verifyAddress(unkeyed, ['', 'whsec_', current])).toBe(false);
  });
});

describe('on the wire', () => {
  const server = createServer((request, response) => response.end(request.url));
  let local = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const byFetch = async (address: string) => (await fetch(address)).text();
  const byHttp = (address: string) =>
    new Promise<string>((resolve, reject) => {
      get(address, (response) => {
        response.setEncoding('utf8').once('data', resolve);
      }).once('error', reject);
    });

  it('PB-01 what arrives is byte for byte what was signed, whatever template and values are', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '.', '..', '{signature}', '?&#'),
    );
    const part = fc.string({ unit: fc.constantFrom(...'aZ0-._~!$\'()*+,;:@%|^`"<>[]=&ü€🎁'), maxLength: 8 });
    const templates = fc
      .tuple(part, part, part, fc.constantFrom('', '?', '&', '&signature={signature}'))
      .map(
        ([one, two, three, end]) =>
          `/${one}/{user_id}/${two}?${three}&t={transaction_id}&r={reward}&s={subid[a]}${end}`,
      )
      .filter((template) => templateProblem(origin + template) === null);
    await fc.assert(
      fc.asyncProperty(templates, value, value, async (template, user_id, subid) => {
        const address = signed(local + template, { user_id, subid: { 'subid[a]': subid } });
        const arrived = await Promise.all([byFetch(address), byHttp(address)]);
        expect(arrived).toEqual([targetOf(address), targetOf(address)]);
        expect(verifyAddress(targetOf(address), [current])).toBe(true);
        // No value leads to another path, or adds a parameter.
        const { pathname, searchParams } = new URL(address);
        expect(pathname.split('/')).toHaveLength(4);
        expect(searchParams.getAll('signature')).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });
});
