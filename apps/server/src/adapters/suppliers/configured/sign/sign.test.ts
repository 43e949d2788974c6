import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sign as signForm } from '#adapters/suppliers/configured/schema/sign.ts';
import { aCallback, aGet } from '#testing/messages.ts';
import { signSubject } from './sign-subject.ts';
import { chained } from './signature-of.ts';
import { queryParameters, type Subject } from './subject.ts';
import { verifyMessage } from './verify-message.ts';

const about = (part: Partial<Subject> & { url?: string }): Subject => {
  const url = part.url ?? '';
  return {
    ...{ url, urlThroughAmp: `${url}&`, body: new Uint8Array(), parameters: queryParameters(url) },
    header: () => undefined,
    ...part,
  };
};
const dollar = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';

describe('SV-06 a configured signature is the one of the supplier’s documents', () => {
  it.each([
    [
      'Prodege: plain, all parameters by their names',
      {
        hash: 'sha256',
        key: 'none',
        message: "$secret:{sorted(':')}",
        encoding: 'base64url',
        at: 'query.signature',
      },
      {
        url: 'https://a.test/?d_variable=5e4d3c2b1a&b_variable=54321&a_variable=12345&c_variable=1ab2c3d4e5',
      },
      { secret: 'abcdef123456' },
      '4E-yZ3M3AjthWeVFNeAK3LYbXbVMbZKUbpt4Iudf3qw',
    ],
    [
      'Cint: the address through the &',
      {
        hash: 'sha1',
        key: 'hmac',
        keys: ['$key'],
        message: 'url_through_amp',
        encoding: 'base64url',
        at: 'query.hash',
      },
      { url: 'https://www.abc.com/ex.aspx?abc=def&vid=123' },
      { key: 'ZZ6VkORqV25iSWOVb5cwZ03zpns' },
      'dYQuf4tCr1l07nDRpzO-PLSBNTQ',
    ],
    [
      'Dynata: a chain of keys',
      {
        ...{ hash: 'sha256', key: 'chain', keys: ['{header.dynata-expiration}', '$access', '$secret'] },
        ...{ message: 'body', encoding: 'hex', at: 'header.dynata-signature' },
      },
      { header: (name: string) => (name === 'dynata-expiration' ? '1970-01-01T00:00:00.000Z' : undefined) },
      { access: 'access_key', secret: 'secret_key' },
      dynataChain(''),
    ],
    [
      'BitLabs: the address before the hash',
      {
        hash: 'sha1',
        key: 'hmac',
        keys: ['$secret'],
        message: 'url_before',
        encoding: 'hex',
        at: 'query.hash',
      },
      { url: 'https://panel.test/callbacks/bitlabs?tx=1&val=2' },
      { secret: 's' },
      createHmac('sha1', 's').update('https://panel.test/callbacks/bitlabs?tx=1&val=2').digest('hex'),
    ],
    [
      'Ipsos: address and secret, plain',
      { hash: 'sha256', key: 'none', message: '{url_before}$secret', encoding: 'hex', at: 'query.origin' },
      { url: 'https://a.test/x?y=1' },
      { secret: 's' },
      createHash('sha256').update('https://a.test/x?y=1s').digest('hex'),
    ],
    [
      'Torox: fields between signs',
      { hash: 'md5', key: 'none', message: '{oid}-{user_id}-$key', encoding: 'hex', at: 'query.sig' },
      { url: 'https://a.test/?oid=7&user_id=u%201' },
      { key: 'k' },
      createHash('md5').update('7-u 1-k').digest('hex'),
    ],
    [
      'ayeT: the form-encoded query by its names',
      {
        ...{ hash: 'sha256', key: 'hmac', keys: ['$key'], message: "sorted_encoded('&')" },
        ...{ encoding: 'hex', at: 'header.x-hash' },
      },
      { url: 'https://a.test/?b=x%20y&a=1' },
      { key: 'k' },
      createHmac('sha256', 'k').update('a=1&b=x+y').digest('hex'),
    ],
    [
      'Toluna: large hex digits',
      { hash: 'sha1', key: 'hmac', keys: ['$key'], message: 'body', encoding: 'HEX', at: 'header.x-hash' },
      { body: Buffer.from('{}') },
      { key: 'k' },
      createHmac('sha1', 'k').update('{}').digest('hex').toUpperCase(),
    ],
    [
      'a field of the body',
      { hash: 'md5', key: 'none', message: '{/a/0}$key', encoding: 'base64', at: 'body./sig' },
      { body: Buffer.from('{"a":[5]}') },
      { key: 'k' },
      createHash('md5').update('5k').digest('base64'),
    ],
  ])('SV-06 %s', (_, settings, subject, secrets: Record<string, string>, expected) => {
    expect(signSubject(signForm.parse(settings), about(subject), dollar(secrets))).toBe(expected);
  });

  it('SV-06 Dynata’s published vector, whose first hash is empty', () => {
    const keys = ['1970-01-01T00:00:00.000Z', 'access_key', 'secret_key'];
    expect(chained('', keys, 'sha256', 'hex')).toBe(
      'f42747bca8a7d0f5ad6adb6eca7c1dd87f7af0b8f9612fba80950fea6e4eff35',
    );
  });
});

/** From its documents: each key signs what the one before gave, beginning with the hash of the body. */
function dynataChain(body: string): string {
  return ['1970-01-01T00:00:00.000Z', 'access_key', 'secret_key'].reduce(
    (signed, key) => createHmac('sha256', key).update(signed).digest('hex'),
    createHash('sha256').update(body).digest('hex'),
  );
}

describe('SV-06 a message is genuine', () => {
  const form = signForm.parse({
    ...{
      hash: 'sha1',
      key: 'hmac',
      keys: ['$key'],
      message: 'url_before',
      encoding: 'hex',
      at: 'query.hash',
    },
  });
  const secrets = { key: ['new', 'old'] as const };
  const address = 'https://panel.test/callbacks/x?tx=1&user=u%20v';
  const hashWith = (key: string, text = address) => createHmac('sha1', key).update(text).digest('hex');

  it.each([
    ['with the new key', `${address}&hash=${hashWith('new')}`, 'genuine'],
    ['with the old key', `${address}&hash=${hashWith('old')}`, 'genuine'],
    ['not with another key', `${address}&hash=${hashWith('other')}`, 'forged'],
    ['not with something after it', `${address}&hash=${hashWith('new')}&tx=2`, 'forged'],
    ['not with two signatures', `${address}&hash=${hashWith('new')}&hash=${hashWith('new')}`, 'forged'],
    ['not without one', address, 'unsigned'],
    ['not with an empty one', `${address}&hash=`, 'unsigned'],
    ['not in large letters', `${address}&hash=${hashWith('new').toUpperCase()}`, 'forged'],
    [
      'not when its bytes were written otherwise',
      `${address.replace('%20', '+')}&hash=${hashWith('new')}`,
      'forged',
    ],
  ])('SV-06 %s', (_, url, expected) => {
    expect(verifyMessage(form, aGet(url), 'query', secrets)).toBe(expected);
  });

  const fields = signForm.parse({
    ...{
      hash: 'sha256',
      key: 'none',
      message: "$key:{sorted(':')}",
      encoding: 'base64url',
      at: 'query.hash',
    },
  });
  const plain = (text: string) => createHash('sha256').update(`new:${text}`).digest('base64url');

  it.each([
    ['a=1:b=2', '?b=2&a=1', 'genuine'],
    // Signed as one value, read as two.
    ['a=1:b=2', `?a=${encodeURIComponent('1:b=2')}`, 'unsigned'],
    ['a=1:a=2', '?a=1&a=2', 'forged'],
  ])('SV-06 only where its parameters can be read in one way: %s as %s', (text, query, expected) => {
    const url = `/return/x${query}&hash=${plain(text)}`;
    expect(verifyMessage(fields, aGet(url), 'query', secrets)).toBe(expected);
  });

  it.each([
    ['{a}:{b}$key', '1:2', 'a=1&b=2', 'genuine'],
    // What ends the last value is the secret, which nobody can move.
    ['{a}:{b}$key', '1:2:3', `a=1&b=${encodeURIComponent('2:3')}`, 'genuine'],
    ['{a}:{b}$key', '1:2:3', `a=${encodeURIComponent('1:2')}&b=3`, 'unsigned'],
    // A parameter whose name only sounds like the body.
    ['{body-id}$key', '1', 'body-id=1&body-id=2', 'forged'],
  ])('SV-06 only where each value ends in one place: %s over %s as %s', (message, text, query, expected) => {
    const values = signForm.parse({
      hash: 'sha256',
      key: 'none',
      message,
      encoding: 'hex',
      at: 'query.hash',
    });
    const hash = createHash('sha256').update(`${text}new`).digest('hex');
    expect(verifyMessage(values, aGet(`/return/x?${query}&hash=${hash}`), 'query', secrets)).toBe(expected);
  });

  it('SV-06 parameters that are added later are left out where the settings say so', () => {
    const message = aGet(`/return/x?a=1&hash=${plain('a=1')}&added=2`);
    expect(verifyMessage(fields, message, 'query', secrets)).toBe('forged');
    expect(verifyMessage(fields, message, 'query', secrets, ['added'])).toBe('genuine');
  });

  it.each([
    ['json', '{"list":[1, 2],"sig":"%"}', "$key:{raw('list')}", 'body./sig', '[1, 2]', 'genuine'],
    ['json', '{"list":[1,2],"sig":"%"}', "$key:{raw('list')}", 'body./sig', '[1, 2]', 'forged'],
    ['json', '{"list":[1, 2],"list":[3],"sig":"%"}', "$key:{raw('list')}", 'body./sig', '[1, 2]', 'unsigned'],
    ['form', 'a=1&sig=%', '$key:{a}', 'body.sig', '1', 'genuine'],
    ['form', 'a=1&a=2&sig=%', '$key:{a}', 'body.sig', '1', 'forged'],
  ] as const)('SV-06 signed inside of its body as %s: %s', (format, body, message, at, text, expected) => {
    const inside = signForm.parse({ hash: 'sha256', key: 'none', message, encoding: 'base64url', at });
    const sent = aCallback({ body: body.replace('%', plain(text)) });
    expect(verifyMessage(inside, sent, format, secrets)).toBe(expected);
  });
});
