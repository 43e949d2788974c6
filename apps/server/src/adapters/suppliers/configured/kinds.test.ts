// Configured accounts against a server that behaves as their settings say.
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import { aCallback, aGet, aReturn } from '#testing/messages.ts';
import { dryRunOffers, dryRunSurveys } from './dry-run.ts';
import lootably from './examples/lootably.json' with { type: 'json' };
import prodege from './examples/prodege.json' with { type: 'json' };
import { configuredOffersKind, openConfiguredOffers } from './offer-kind.ts';
import { offerSettings } from './schema/offers.ts';
import { surveySettings } from './schema/surveys.ts';
import { configuredSurveysKind, openConfiguredSurveys } from './survey-kind.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let asked: Asked[] = [];
let answers: unknown[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  response.end(JSON.stringify(answers.shift() ?? {}));
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  answers = [];
});

const signal = new AbortController().signal;
const now = () => new Date('2026-01-02T03:04:05Z');
const policy = { timeoutMs: 5_000, maxBytes: 100_000, pausesMs: [] };
const secrets: Record<string, [string, ...string[]]> = { secret: ['new', 'old'], apik: ['key'] };

/** A supplier with a callback, as small as settings can be. */
const small = {
  secrets: ['secret', 'apik'],
  request: { method: 'GET', path: '/surveys', headers: { 'x-key': '$apik' } },
  items: '/surveys',
  map: {
    ...{ ref: '/id', country: '/country', language: '/language', loi_seconds: ['/minutes', 60] },
    ...{ payout: '/cents', conversion: ['/rate', 0.01], topic: { at: '/topic', map: { cars: 'cars' } } },
    devices: { at: '/devices', map: { pc: 'desktop', phone: 'mobile' } },
  },
  payout: { currency: 'USD', scale: 0.01 },
  entry: { template: 'https://in.example.com/{ref}?c={cid}&p={person}', query: { age: '{age}' } },
  redirect_hosts: ['in.example.com'],
  outcomes: { C: 'complete', S: 'screen_out' },
  callback: {
    ...{
      method: 'POST',
      format: 'json',
      map: { click: '/click', transaction: '/tx', code: '/code', payout: '/pays' },
    },
    sign: {
      hash: 'sha256',
      key: 'hmac',
      keys: ['$secret'],
      message: 'body',
      encoding: 'hex',
      at: 'header.x-sign',
    },
    ...{
      reverses: { at: '/reverses', optional: true },
      test: { '/test': true },
      ignore_when: { '/code': 'PENDING' },
    },
    answer: { type: 'text/plain', body: 'OK' },
  },
};
const survey = {
  ...{ id: 7, country: 'de', language: 'de', minutes: 2.5, cents: 125, rate: 57 },
  ...{ topic: 'unheard of', devices: ['pc', 'watch'] },
};

function opened(change: object = {}) {
  const settings = surveySettings.parse({ base, ...structuredClone(small), ...change });
  return openConfiguredSurveys({ id: 'acme', name: 'Acme', settings, secrets }, { policy, now });
}

describe('SV-01 a configured list of surveys', () => {
  it('SV-01 is asked for as the settings say, and becomes surveys and rows that were set aside', async () => {
    answers = [{ surveys: [survey, { ...survey, id: 8, cents: 'free' }, 'nonsense'] }];
    const page = await opened().feed.read(null, signal);
    expect(asked).toMatchObject([{ method: 'GET', url: '/surveys', headers: { 'x-key': 'key' } }]);
    expect(page.surveys).toEqual([
      {
        ...{ ref: '7', country: 'DE', language: 'de', devices: ['desktop'], topic: null, loi_seconds: 150 },
        ...{ payout_micros: 1_250_000n, conversion: 0.57, targeting: { clauses: [] }, quotas: [] },
        quota_rule: 'none_full',
      },
    ]);
    expect(page.unread).toMatchObject([
      { ref: '8', reason: 'payout: it is no amount of money; payout: it pays nothing' },
      { ref: null, reason: 'ref: it is missing' },
    ]);
    expect(page).toMatchObject({ closed: [], complete: true });
    await expect(opened().feed.read(page.cursor, signal)).rejects.toThrow(CursorExpired);
  });

  it('SV-01 comes in pages, with the place in the request', async () => {
    const supplier = opened({
      paging: { kind: 'cursor', next: '/next', size: 1 },
      request: {
        method: 'POST',
        path: '/surveys',
        body: { limit: '{size}', after: '{cursor}', by: 'p{size}' },
      },
    });
    answers = [{ surveys: [survey], next: 'b' }, { surveys: [] }];
    const first = await supplier.feed.read(null, signal);
    expect(first.complete).toBe(false);
    expect((await supplier.feed.read(first.cursor, signal)).complete).toBe(true);
    expect(asked.map(({ body }) => JSON.parse(body))).toEqual([
      { limit: 1, by: 'p1' },
      { limit: 1, after: 'b', by: 'p1' },
    ]);
  });

  it('SV-01 as a queue is acknowledged once it is stored, and names what is closed', async () => {
    const supplier = opened({
      paging: {
        ...{ kind: 'queue', id: '/id', size: 2 },
        acknowledge: { method: 'POST', path: '/ack', body: { ids: '{ids}' } },
      },
      closed_unless: { '/state': 'OPEN' },
    });
    answers = [
      {
        surveys: [
          { ...survey, state: 'OPEN' },
          { ...survey, id: 8, state: 'SHUT' },
        ],
      },
      {},
    ];
    const page = await supplier.feed.read(null, signal);
    expect(supplier.feed.kind).toBe('queue');
    expect(page).toMatchObject({ surveys: [{ ref: '7' }], closed: ['8'], complete: false });
    expect(asked).toHaveLength(1);
    await page.acknowledge?.(signal);
    expect(asked[1]).toMatchObject({ url: '/ack', body: '{"ids":["7","8"]}' });
  });

  it('SV-01 is completed by a request for each row', async () => {
    const map = { ...small.map, payout: '/detail/price' };
    answers = [{ surveys: [survey] }, { price: 200 }];
    const page = await opened({ map, detail: { method: 'GET', path: '/surveys/{ref}' } }).feed.read(
      null,
      signal,
    );
    expect(asked[1]?.url).toBe('/surveys/7');
    expect(page.surveys).toMatchObject([{ payout_micros: 2_000_000n }]);
  });

  it('SV-01 without the list is no answer', async () => {
    answers = [{ error: 'maintenance' }];
    await expect(opened().feed.read(null, signal)).rejects.toThrow(SupplierUnavailable);
  });
});

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
    answers = [{ data: { url: 'https://in.example.com/x' } }, { data: {} }];
    const link = await supplier.fetchLink?.fetch(click, signal);
    expect(asked[0]).toMatchObject({ url: '/register/7', body: '{"user":"p 1"}' });
    expect(supplier.entryLink({ ...click, link: link ?? null })).toBe('https://in.example.com/x?c=c1');
    await expect(supplier.fetchLink?.fetch(click, signal)).rejects.toThrow(SupplierUnavailable);
  });

  it('SV-06 that is too long is no way', () => {
    const supplier = opened({ entry: { ...small.entry, max: 100 } });
    expect(() => supplier.entryLink({ ...click, person: 'p'.repeat(200) })).toThrow(/longer than 100/);
  });
});

describe('SV-06 a configured callback', () => {
  const sent = (said: object, secret = 'new') => {
    const body = JSON.stringify(said);
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return opened().verifyCallback(aCallback({ body, headers: { 'x-sign': signature } }));
  };
  const said = { click: 'c1', tx: 't1', code: 'C', pays: '125' };
  const read = {
    ...{ cid: 'c1', transaction: 't1', outcome: 'complete', rawCode: 'C', reverses: null },
    payout_micros: 1_250_000n,
  };

  it.each([
    ['an outcome', said, { kind: 'readable', content: read }],
    [
      'a reversal',
      { ...said, tx: 't2', reverses: 't1' },
      { kind: 'readable', content: { ...read, transaction: 't2', reverses: 't1' } },
    ],
    [
      'an unknown code',
      { ...said, code: 'X' },
      { kind: 'readable', content: { ...read, outcome: 'error', rawCode: 'X', reason: 'unknown_code' } },
    ],
    ['a test', { ...said, test: true }, { kind: 'ignored', reason: 'It is a test.' }],
    [
      'a state that pays nothing',
      { ...said, code: 'PENDING' },
      { kind: 'ignored', reason: 'Nothing follows from it.' },
    ],
    [
      'one without its click',
      { ...said, click: '' },
      { kind: 'unreadable', reason: '/click: it is missing or has another form', part: null },
    ],
    [
      'one whose pay is none',
      { ...said, pays: 'much' },
      { kind: 'unreadable', reason: 'The payout is no amount of money.', part: null },
    ],
  ])('SV-06 says %s', (_, message, item) => {
    expect(sent(message)).toEqual({ kind: 'genuine', items: [item] });
  });

  it('SV-06 counts with each of the valid secrets, and with no other', () => {
    expect([sent(said, 'old').kind, sent(said, 'other')]).toEqual([
      'genuine',
      { kind: 'refused', reason: 'forged' },
    ]);
    expect(opened().acknowledgement).toEqual({ type: 'text/plain', body: 'OK' });
  });

  it('SV-06 without a signature counts from known addresses alone', () => {
    const { sign: _, ...callback } = small.callback;
    const supplier = opened({ callback: { ...callback, ips: ['203.0.113.10'] } });
    const from = (address: string) =>
      supplier.verifyCallback(aCallback({ body: JSON.stringify(said), address })).kind;
    expect([from('203.0.113.10'), from('::ffff:203.0.113.10'), from('203.0.113.11')]).toEqual([
      'genuine',
      'genuine',
      'refused',
    ]);
  });

  it('SV-06 may say several things, each stored by itself where it cannot be read', () => {
    const supplier = opened({ callback: { ...small.callback, items: '/all' } });
    const body = JSON.stringify({ all: [said, { click: 'c2' }] });
    const signature = createHmac('sha256', 'new').update(body).digest('hex');
    const verified = supplier.verifyCallback(aCallback({ body, headers: { 'x-sign': signature } }));
    expect(verified).toMatchObject({
      kind: 'genuine',
      items: [{ kind: 'readable' }, { kind: 'unreadable', part: '{"click":"c2"}' }],
    });
  });
});

describe('SV-06 a configured return', () => {
  it('SV-06 without a signature is shown and never counts', () => {
    const supplier = opened({ return: { cid: 'c', code: 'r' } });
    expect(supplier.rules.returns).toBeNull();
    expect(supplier.parseReturn(aReturn('/return/acme?c=c1&r=C'))).toEqual({
      ...{ cid: 'c1', outcome: 'complete', rawCode: 'C', signed: false },
    });
    expect(supplier.parseReturn(aReturn('/return/acme?c=c1'))).toBeNull();
    expect(opened().parseReturn(aReturn('/return/acme?c=c1&r=C'))).toBeNull();
  });
});

describe('SV-01 corrections that are asked for', () => {
  it('SV-01 take back what was claimed, whichever came first, and begin anew after the end', async () => {
    const supplier = opened({
      reconcile: {
        ...{ poll: { request: { method: 'GET', path: '/corrections' }, paging: 'none' }, items: '/rows' },
        ...{ click: '/click', transaction: '/tx', code: '/code' },
      },
    });
    const rows = [{ click: 'c1', tx: 't1', code: 'S' }, { click: 'c2', tx: 't2', code: 'C' }, {}];
    answers = [{ rows }, { rows: [] }];
    const page = await supplier.laterOutcomes?.(null, signal);
    expect(page?.outcomes).toMatchObject([
      { content: { cid: 'c1', transaction: 't1:r:S', reverses: 't1', outcome: 'screen_out' } },
      { content: { cid: 'c1', transaction: 't1:r:C:r:S', reverses: 't1:r:C' } },
      { content: { cid: 'c2', transaction: 't2:r:C', reverses: null, outcome: 'complete' } },
      { kind: 'unreadable', part: '{}' },
    ]);
    expect(await supplier.laterOutcomes?.(page?.cursor ?? '', signal)).toMatchObject({
      outcomes: [],
      complete: true,
    });
  });
});

describe('SV-01 kinds of accounts by configuration', () => {
  it('SV-01 open with their settings and secrets, and name the secret that is missing', () => {
    const account = { id: 'prodege', name: 'Prodege', settings: prodege };
    expect(configuredSurveysKind.open({ ...account, secrets: { secret: 's', apik: ['k'] } })).toMatchObject({
      ...{ id: 'prodege', redirectHosts: ['www.prsrvy.com'] },
      rules: { reportDays: 45, returns: { minSeconds: 30, holdDays: 0 } },
    });
    expect(() => configuredSurveysKind.open({ ...account, secrets: { secret: 's' } })).toThrow(
      /names apik, which has no value/,
    );
    expect(() => configuredOffersKind.open({ ...account, secrets: {} })).toThrow(/map/);
  });

  it('SV-01 Prodege’s list is asked for with its signature', async () => {
    const settings = surveySettings.parse({ ...prodege, base });
    const supplier = openConfiguredSurveys({ id: 'prodege', name: 'P', settings, secrets }, { policy, now });
    answers = [{ surveys: [] }];
    await supplier.feed.read(null, signal);
    const date = now().getTime();
    const hash = createHash('sha256').update(`new:apik=key:request_date=${date}`).digest('base64url');
    expect(asked[0]?.url).toBe(`/get-surveys-for-vendor?apik=key&request_date=${date}&signature=${hash}`);
  });

  it('SV-01 Lootably’s catalogue counts only where the answer says that it is one', async () => {
    const settings = offerSettings.parse({ ...lootably, base });
    const values: Record<string, [string]> = { secret: ['s'], api_key: ['k'], placement: ['p'] };
    const network = openConfiguredOffers(
      { id: 'lootably', name: 'L', settings, secrets: values },
      { policy, now },
    );
    answers = [
      { success: true, data: { offers: [] } },
      { success: false, data: { offers: [] } },
    ];
    expect(await network.readCatalogue(null, signal)).toMatchObject({ offers: [], complete: true });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/offers/get',
      body: '{"placementID":"p","apiKey":"k"}',
    });
    await expect(network.readCatalogue(null, signal)).rejects.toThrow(SupplierUnavailable);
  });

  it('SV-01 an event names its click and its time, and one transaction for each state', () => {
    const callback = {
      ...{ method: 'GET', ips: ['203.0.113.10'] },
      map: {
        click: 'c',
        transaction: ['tx', 'state'],
        event: 'e',
        occurred_at: { at: 'at', optional: true },
      },
    };
    const settings = offerSettings.parse({ ...lootably, callback });
    const values: Record<string, [string]> = { secret: ['s'], api_key: ['k'], placement: ['p'] };
    const network = openConfiguredOffers({ id: 'n', name: 'N', settings, secrets: values });
    const content = {
      click: 'c1',
      transaction: 't:DONE',
      event_ref: 'e1',
      occurred_at: new Date(1_700_000_000_000),
      reverses: null,
    };
    const sent = (query: string) =>
      network.verifyEvent(aGet(`/callbacks/n?c=c1&tx=t&state=DONE&e=e1${query}`));
    expect(sent('&at=1700000000')).toEqual({ kind: 'genuine', items: [{ kind: 'readable', content }] });
    expect(sent('&at=yesterday')).toMatchObject({ items: [{ kind: 'unreadable' }] });
    expect(sent('')).toMatchObject({ items: [{ content: { occurred_at: null } }] });
  });
});

describe('SV-01 a dry run', () => {
  const wanted = () => ({ id: 'acme', settings: { base, ...small }, secrets, page: null });

  it('SV-01 shows row by row what the list would become, and what could not be read', async () => {
    answers = [{ surveys: [survey, { id: 8 }] }];
    const result = await dryRunSurveys(wanted(), signal, { policy, now });
    expect(result).toMatchObject({
      kind: 'rows',
      rows: [
        { row: 0, becomes: 'surveys', surveys: [{ ref: '7' }] },
        { row: 1, becomes: 'unread', ref: '8', reason: expect.stringMatching(/^loi_seconds: it is missing/) },
      ],
    });
  });

  it('SV-01 of a page that was pasted asks for nothing and needs no secret', async () => {
    const page = JSON.stringify({ data: { offers: [{ offerID: 'S-1' }] } });
    const pasted = { id: 'l', settings: lootably, secrets: {}, page };
    expect(await dryRunOffers(pasted, signal)).toMatchObject({ rows: [{ becomes: 'unread', ref: 'S-1' }] });
    expect(asked).toEqual([]);
  });

  it.each([
    ['no JSON', { page: 'oops' }, { kind: 'no_page', reason: 'The page is not JSON' }],
    ['no list', { page: '{}' }, { kind: 'no_page', reason: 'There is no list at /surveys' }],
    [
      'a mistake',
      { settings: {} },
      {
        kind: 'mistakes',
        mistakes: expect.arrayContaining([{ pointer: '/settings/base', message: 'is missing' }]),
      },
    ],
    [
      'a secret that is none',
      { secrets: { secret: 5, apik: 'k' } },
      { kind: 'mistakes', mistakes: [{ pointer: '/secrets/secret', message: expect.any(String) }] },
    ],
    [
      'a secret without a value',
      { secrets: { secret: 's' } },
      {
        kind: 'mistakes',
        mistakes: [
          { pointer: '/settings/secrets/1', message: 'names apik, which has no value among the secrets' },
        ],
      },
    ],
  ])('SV-01 says what is wrong: %s', async (_, change, expected) => {
    expect(await dryRunSurveys({ ...wanted(), ...change }, signal, { policy, now })).toEqual(expected);
  });
});
