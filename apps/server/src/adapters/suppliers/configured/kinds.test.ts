import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { SupplierUnavailable } from '#ports/feed.ts';
import { startAnsweringServer } from '#testing/configured/answering-server.ts';
import { now, policy, secrets } from '#testing/configured/small-account.ts';
import { aGet } from '#testing/messages.ts';
import lootably from './examples/lootably.json' with { type: 'json' };
import prodege from './examples/prodege.json' with { type: 'json' };
import { configuredOffersKind, openConfiguredOffers } from './offer-kind.ts';
import { offerSettings } from './schema/offers.ts';
import { surveySettings } from './schema/surveys.ts';
import { configuredSurveysKind, openConfiguredSurveys } from './survey-kind.ts';

const server = await startAnsweringServer();
afterAll(() => server.close());
const signal = new AbortController().signal;

describe('SV-01 kinds of accounts by configuration', () => {
  it('SV-01 open with their settings and secrets, and name the secret that is missing', () => {
    const account = { id: 'prodege', name: 'Prodege', settings: prodege };
    expect(configuredSurveysKind.open({ ...account, secrets: { secret: 's', apik: ['k'] } })).toMatchObject({
      ...{ id: 'prodege', redirectHosts: ['www.prsrvy.com'] },
      rules: { reports: { kind: 'days', days: 45 }, returns: { minSeconds: 30, holdDays: 0 } },
    });
    expect(() => configuredSurveysKind.open({ ...account, secrets: { secret: 's' } })).toThrow(
      /names apik, which has no value/,
    );
    expect(() => configuredOffersKind.open({ ...account, secrets: {} })).toThrow(/map/);
  });

  it('SV-01 say how the lists are written that come as files', () => {
    const statement = { names: 'transaction', columns: { name: 2 }, delimiter: ';' };
    const account = {
      ...{ id: 'a', name: 'A', settings: { ...prodege, statement } },
      secrets: { secret: 's', apik: 'k' },
    };
    expect(configuredSurveysKind.open(account).statement).toEqual({
      ...{ names: 'transaction', columns: { name: 2, amount: null }, delimiter: ';' },
    });
  });

  it('SV-01 Prodege’s list is asked for with its signature', async () => {
    const settings = surveySettings.parse({ ...prodege, base: server.base });
    const supplier = openConfiguredSurveys({ id: 'prodege', name: 'P', settings, secrets }, { policy, now });
    server.willAnswer({ surveys: [] });
    await supplier.feed.read(null, signal);
    const date = now().getTime();
    const hash = createHash('sha256').update(`new:apik=key:request_date=${date}`).digest('base64url');
    expect(server.asked[0]?.url).toBe(
      `/get-surveys-for-vendor?apik=key&request_date=${date}&signature=${hash}`,
    );
  });

  it('SV-01 Lootably’s catalogue counts only where the answer says that it is one', async () => {
    const settings = offerSettings.parse({ ...lootably, base: server.base });
    const values: Record<string, [string]> = { secret: ['s'], api_key: ['k'], placement: ['p'] };
    const network = openConfiguredOffers(
      { id: 'lootably', name: 'L', settings, secrets: values },
      { policy, now },
    );
    server.willAnswer({ success: true, data: { offers: [] } }, { success: false, data: { offers: [] } });
    expect(await network.readCatalogue(null, signal)).toMatchObject({ offers: [], complete: true });
    expect(server.asked[0]).toMatchObject({
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
