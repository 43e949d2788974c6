import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { SupplierUnavailable } from '#ports/feed.ts';
import { startAnsweringServer } from '#testing/configured/answering-server.ts';
import { openSmall, small } from '#testing/configured/small-account.ts';

const server = await startAnsweringServer();
afterAll(() => server.close());
const signal = new AbortController().signal;
const opened = (change: object = {}) => openSmall(change, server.base);

const click = {
  ...{ cid: 'c1', surveyRef: '7', country: 'DE', link: null, person: 'p 1' },
  ...{ disclosed: { age: 33 }, returnUrl: 'https://panel.test/return/acme' },
};

describe('SV-06 the way into a configured survey', () => {
  it('SV-06 is filled in, encoded, and tells what may be told', () => {
    expect(opened().entryLink(click)).toBe('https://in.example.com/7?c=c1&p=p%201&age=33');
    expect(opened().entryLink({ ...click, disclosed: {} })).toBe('https://in.example.com/7?c=c1&p=p%201');
  });

  it('SV-06 is signed with the signature last, through the &', () => {
    const sign = {
      hash: 'sha1',
      key: 'hmac',
      keys: ['$secret'],
      message: 'url_through_amp',
      encoding: 'base64url',
    };
    const entry = { template: 'https://in.example.com/{ref}?c={cid}', sign: { ...sign, at: 'query.h' } };
    const signed = 'https://in.example.com/7?c=c1&';
    const hash = createHmac('sha1', 'new').update(signed).digest('base64url');
    expect(opened({ entry }).entryLink(click)).toBe(`${signed}h=${hash}`);
  });

  it('SV-06 is made by the supplier on request', async () => {
    const register = {
      ...{ per: 'click', request: { method: 'POST', path: '/register/{ref}', body: { user: '{person}' } } },
      link: '/data/url',
    };
    const supplier = opened({ register, entry: { template: '{entry}&c={cid}' } });
    server.willAnswer({ data: { url: 'https://in.example.com/x' } }, { data: {} });
    const link = await supplier.fetchLink?.fetch(click, signal);
    expect(server.asked[0]).toMatchObject({ url: '/register/7', body: '{"user":"p 1"}' });
    expect(supplier.entryLink({ ...click, link: link ?? null })).toBe('https://in.example.com/x?c=c1');
    await expect(supplier.fetchLink?.fetch(click, signal)).rejects.toThrow(SupplierUnavailable);
  });

  it('SV-06 that is too long is no way', () => {
    const supplier = opened({ entry: { ...small.entry, max: 100 } });
    expect(() => supplier.entryLink({ ...click, person: 'p'.repeat(200) })).toThrow(/longer than 100/);
  });
});
