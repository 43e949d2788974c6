import type { CallRow } from '@earnwall/contract/call-row';
import { calls } from '@earnwall/contract/calls';
import { describe, expect, it } from 'vitest';
import { noCredentials } from '#session/start-up-values.ts';
import { sampleCaller as alice } from '#testing/sample-caller.ts';
import { type Caller, headersFor } from './headers.ts';

const equipped: Caller = {
  ...alice,
  maId: 'ma-9',
  otmPool: 'pool-7',
  deviceManufacturer: 'Acme',
  deviceModel: 'One',
};

describe('headersFor', () => {
  it('AP-02 every call carries tab id, bearer, account, platform and locale', () => {
    expect(headersFor(calls['surveys/get-surveys'], alice)).toEqual({
      authorization: 'Bearer alice:demo',
      'x-tab-id': 'tab-1',
      'x-account-id': 'demo',
      'x-user-platform': 'web',
      'x-user-locale': 'en',
    });
  });

  it.each(Object.entries<CallRow>(calls).filter(([, { base }]) => base !== 'respondents'))(
    'AP-02 %s names tab, account, platform and language, signed or not',
    (_, call) => {
      expect(headersFor(call, { ...alice, credentials: noCredentials, platform: 'ios' })).toMatchObject({
        'x-tab-id': 'tab-1',
        'x-account-id': 'demo',
        'x-user-platform': 'ios',
        'x-user-locale': 'en',
      });
    },
  );

  it('AP-02 device headers go to /app only; MA id and OTM pool wherever they are known', () => {
    const optional = { 'x-ma-id': 'ma-9', 'x-otm-pool': 'pool-7' };
    const device = { 'x-device-manufacturer': 'Acme', 'x-device-model': 'One' };
    expect(headersFor(calls['app/get-app'], equipped)).toMatchObject({ ...optional, ...device });
    const elsewhere = headersFor(calls['surveys/get-surveys'], equipped);
    expect(elsewhere).toMatchObject(optional);
    expect(Object.keys(elsewhere)).not.toContain('x-device-model');
  });

  it.each([
    [{ uh: 'hash' }, 'Bearer hash'],
    [{ uh: 'hash', uuid: 'alice', app: 'demo' }, 'Bearer hash'],
    [{ uuid: 'a:b', app: 'demo', shash: 'ff' }, 'Bearer a%3Ab:demo:ff'],
    [{ uuid: 'alice' }, undefined],
    [{}, undefined],
  ])('AP-02 signs with %j as %s', (known, bearer) => {
    const caller = { ...alice, credentials: { ...noCredentials, ...known } };
    expect(headersFor(calls['app/get-app'], caller).authorization).toBe(bearer);
  });

  it('AP-02 Brazilian Portuguese travels as pt_BR', () => {
    const headers = headersFor(calls['app/get-app'], { ...alice, language: 'pt-BR' });
    expect(headers['x-user-locale']).toBe('pt_BR');
  });

  it('AP-02 open calls are not signed, and a third party learns nothing', () => {
    expect(headersFor(calls['errors/post-errors-js'], alice).authorization).toBeUndefined();
    expect(headersFor(calls['duplicates/get-respondents-search'], equipped)).toEqual({});
  });

  it('AP-02 values that no header can hold are percent-encoded', () => {
    const headers = headersFor(calls['app/get-app'], { ...alice, maId: 'ключ' });
    expect(decodeURIComponent(headers['x-ma-id'] ?? '')).toBe('ключ');
    expect(() => new Headers(headers)).not.toThrow();
  });
});
