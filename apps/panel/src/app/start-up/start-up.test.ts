import { describe, expect, it } from 'vitest';
import type { StartUp } from '#session/start-up-values.ts';
import { readStartUp } from './start-up.ts';

describe('readStartUp', () => {
  it('ID-05 reads an address without parameters', () => {
    expect(readStartUp('')).toEqual({
      credentials: { uh: null, uuid: null, app: null, shash: null },
      language: null,
      locale: null,
      currencyName: null,
      exchangeRate: null,
      decimals: null,
      currencyLocalization: null,
      source: null,
      maid: null,
      otmPool: null,
      layout: null,
      columns: null,
      limit: null,
      enableOffers: null,
      subId: null,
      iframe: false,
      notification: null,
      singleSurveyLink: null,
      surveyHash: null,
      mode: null,
    } satisfies StartUp);
  });

  it.each<[string, Partial<StartUp>]>([
    ['uh=abc', { credentials: { uh: 'abc', uuid: null, app: null, shash: null } }],
    ['uuid=a%3Ab&app=demo&shash=ff', { credentials: { uh: null, uuid: 'a:b', app: 'demo', shash: 'ff' } }],
    ['language=pt-BR', { language: 'pt-BR' }],
    ['locale=de-AT', { locale: 'de-AT' }],
    ['currency_name=Gems', { currencyName: 'Gems' }],
    ['cn=Coins&currency_name=Gems', { currencyName: 'Coins' }],
    ['cer=1.5', { exchangeRate: 1.5 }],
    ['umd=2', { decimals: 2 }],
    ['cl=1', { currencyLocalization: true }],
    ['cl=0', { currencyLocalization: false }],
    ['s=newsletter', { source: 'newsletter' }],
    ['maid=38400000', { maid: '38400000' }],
    ['otm=pool-7', { otmPool: 'pool-7' }],
    ['layout=vertical', { layout: 'vertical' }],
    ['col_qty=4', { columns: 4 }],
    ['limit=6', { limit: 6 }],
    ['limit=201', { limit: 200 }],
    ['col_qty=1e9', { columns: 12 }],
    ['enable_offers=false', { enableOffers: false }],
    ['enable_offers=1', { enableOffers: true }],
    ['subid[x]=a&subid.y=b', { subId: { 'subid[x]': 'a', 'subid.y': 'b' } }],
    [`subid=${'x'.repeat(501)}`, { subId: {} }],
    ['subid=x&subid2=y', { subId: { subid: 'x', subid2: 'y' }, iframe: false }],
    ['subid-iframe=z', { subId: { 'subid-iframe': 'z' }, iframe: true }],
    ['notification=n1', { notification: 'n1' }],
    ['sslh=link', { singleSurveyLink: 'link' }],
    ['sh=survey', { surveyHash: 'survey' }],
    ['mode=modal', { mode: 'modal' }],
  ])('ID-05 %s', (search, expected) => {
    expect(readStartUp(`?${search}`)).toMatchObject(expected);
  });

  it.each<[string, keyof StartUp]>([
    ['cer=0', 'exchangeRate'],
    ['cer=-1', 'exchangeRate'],
    ['cer=abc', 'exchangeRate'],
    ['cer=Infinity', 'exchangeRate'],
    ['cer=1e12', 'exchangeRate'],
    ['umd=0', 'decimals'],
    ['umd=٣', 'decimals'],
    ['umd=4', 'decimals'],
    ['umd=1.5', 'decimals'],
    ['layout=diagonal', 'layout'],
    ['col_qty=0', 'columns'],
    ['col_qty=2.5', 'columns'],
    ['limit=-3', 'limit'],
    ['s=', 'source'],
    ['cn=%20', 'currencyName'],
    [`cn=${'x'.repeat(600)}`, 'currencyName'],
    [`s=${'x'.repeat(200)}`, 'source'],
    ['s=%00', 'source'],
    [`maid=${'x'.repeat(129)}`, 'maid'],
    ['otm=a%00', 'otmPool'],
    [`notification=${'x'.repeat(501)}`, 'notification'],
    [`sslh=${'x'.repeat(129)}`, 'singleSurveyLink'],
  ])('ID-05 takes %s for no wish at all', (search, key) => {
    expect(readStartUp(search)[key]).toBeNull();
  });
});
