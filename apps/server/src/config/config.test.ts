import { availableParallelism } from 'node:os';
import { demoExtension } from '@earnwall/contract/demo-extension';
import { describe, expect, it } from 'vitest';
import { type ConfigError, readConfig } from './config.ts';

describe('configuration', () => {
  it('OP-01 needs nothing from the environment', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4000, databaseUrl: null, demo: false });
  });

  it('AP-09 takes the support and admin bases as paths or addresses', () => {
    const config = readConfig({ SUPPORT_BASE: 'https://help.example/api/', ADMIN_BASE: '/admin' });
    expect(config).toMatchObject({
      apiBase: '/api',
      supportBase: 'https://help.example/api',
      adminBase: '/admin',
    });
  });

  it('gives the console a host of its own, which is not the panel’s', () => {
    const CONSOLE_ORIGIN = 'https://console.example';
    expect(readConfig({}).consoleOrigin).toBeNull();
    expect(readConfig({ CONSOLE_ORIGIN, PUBLIC_URL: 'https://panel.example' }).consoleOrigin).toBe(
      CONSOLE_ORIGIN,
    );
    expect(() => readConfig({ CONSOLE_ORIGIN: 'console.example' })).toThrow(/CONSOLE_ORIGIN must be an http/);
    expect(() => readConfig({ CONSOLE_ORIGIN, PUBLIC_URL: CONSOLE_ORIGIN })).toThrow(
      /another host than PUBLIC_URL/,
    );
  });

  it('asks a respondents service where there is one: in the demo the sandbox plays it', () => {
    const demo = { DEMO: '1', SANDBOX_URL: 'http://localhost:4999' };
    expect(readConfig({}).respondentsBase).toBeNull();
    expect(readConfig(demo).respondentsBase).toBe('http://localhost:4999/respondents');
    expect(readConfig({ ...demo, RESPONDENTS_BASE: 'https://r.example/v1/' }).respondentsBase).toBe(
      'https://r.example/v1',
    );
  });

  it('OP-02 wants the keys that nodes share together with the database they share', () => {
    const DATABASE_URL = 'postgres://db.example/earnwall';
    const keys = { SERVER_SECRET: 's'.repeat(32), OPERATOR_KEY: 'k'.repeat(32) };
    expect(() => readConfig({ DATABASE_URL })).toThrow(/SERVER_SECRET must .*\n.*OPERATOR_KEY must /);
    expect(() => readConfig({ DATABASE_URL, ...keys, OPERATOR_KEY: '' })).toThrow(/OPERATOR_KEY must be set/);
    for (const env of [keys, { DEMO: '1' }, { DEV: '1' }])
      expect(readConfig({ DATABASE_URL, ...env }).databaseUrl).toBe(DATABASE_URL);
  });

  it('OP-05 drains for five seconds unless told otherwise, and not at all in development', () => {
    const drained = [{}, { DEV: '1' }, { DRAIN_SECONDS: '0' }, { DRAIN_SECONDS: '30', DEV: '1' }];
    expect(drained.map((env) => readConfig(env).drainMs)).toEqual([5_000, 0, 0, 30_000]);
  });

  it('OP-02 serves with all cores in production, and with one process elsewhere', () => {
    const production = { NODE_ENV: 'production' };
    const environments = [{}, { NODE_ENV: 'test' }, production, { ...production, DEV: '1' }];
    expect(environments.map((env) => readConfig(env).workers)).toEqual([1, 1, availableParallelism(), 1]);
    expect(readConfig({ ...production, WORKERS: '3' }).workers).toBe(3);
    expect(() => readConfig({ WORKERS: '0' })).toThrow(/WORKERS must be a number from 1 to 256/);
    expect(() => readConfig({ WORKERS: '2', DEV: '1' })).toThrow(/WORKERS must be 1 with DEV/);
  });

  it('PB-02 sends postbacks to loopback addresses only if it is switched on, also in a demo', () => {
    const switched = [{}, { DEMO: '1', DEV: '1' }, { POSTBACK_LOOPBACK: '1' }];
    expect(switched.map((env) => readConfig(env).postbackLoopback)).toEqual([false, false, true]);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'panel.example'],
    ['PUBLIC_URL', 'https://panel.example/path'],
    ['SUPPORT_BASE', 'api'],
    ['RESPONDENTS_BASE', 'ftp://r.example'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['REDIS_URL', 'http://redis.example'],
    ['DATABASE_TIMEOUT_MS', 'soon'],
    ['SERVER_SECRET', 'short'],
    ['OPERATOR_KEY', 'a key of more than thirty-two characters'],
    ['DEMO', 'maybe'],
    ['DRAIN_SECONDS', '601'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '<all>'],
    ['SUPPLIER_SYNC_SECONDS', '0'],
    ['ODDS_REFRESH_SECONDS', '601'],
    ['NEW_USERS_PER_MINUTE', '0'],
    ['NEW_USERS_PER_MINUTE', '100001'],
    ['POSTBACK_LOOPBACK', 'localhost'],
    ['EXTENSION_IDS', 'my-extension'],
    ['EXTENSION_URL', '/store'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`${name} must be .*${JSON.stringify(value)}`),
    );
  });

  it('keeps files in the data folder, or in a bucket whose keys are all told', () => {
    const keys = { FILES_S3_KEY_ID: 'id', FILES_S3_SECRET_KEY: 'secret' };
    const url = 'https://s3.example/bucket/tickets';
    expect(readConfig({}).objectStore).toBeNull();
    expect(readConfig({ ...keys, FILES_S3_URL: url, FILES_S3_REGION: 'eu-west-1' }).objectStore).toEqual({
      ...{ url, region: 'eu-west-1', keyId: 'id', secretKey: 'secret' },
    });
    expect(() => readConfig(keys)).toThrow(/FILES_S3_URL, FILES_S3_KEY_ID .* must be set together/);
    for (const wrong of [
      'bucket',
      'ftp://s3.example/bucket',
      'https://s3.example/',
      'https://s3.example/a?b',
    ])
      expect(() => readConfig({ ...keys, FILES_S3_URL: wrong })).toThrow(/FILES_S3_URL must be .*bucket/);
  });

  it('SV-01 buys from the sandbox in a demo, if the two share their keys', () => {
    const keys = { SANDBOX_API_KEY: 'api', SANDBOX_SIGNING_KEYS: 'new,old' };
    expect(readConfig({ ...keys, DEMO: '1' }).sandboxSupplier).toEqual({
      apiKey: 'api',
      signingKeys: ['new', 'old'],
    });
    expect(readConfig(keys).sandboxSupplier).toBeNull();
    expect(readConfig({ DEMO: '1' }).sandboxSupplier).toBeNull();
    expect(() => readConfig({ SANDBOX_API_KEY: 'api' })).toThrow(/SANDBOX_SIGNING_KEYS must be set/);
  });

  it('SV-01 has accounts at the stand-ins that it is told of', () => {
    expect(readConfig({ STAND_INS: 'dynata, prodege' }).standIns).toEqual(['dynata', 'prodege']);
    expect(readConfig({}).standIns).toEqual([]);
    expect(() => readConfig({ STAND_INS: 'dynata,,' })).toThrow(/STAND_INS must be names/);
  });

  it('EX-02 pairs the extensions it is told of, and in a demo the demo’s own', () => {
    const ids = `${'a'.repeat(32)}, ${'p'.repeat(32)}`;
    const EXTENSION_URL = 'https://store.example/x';
    expect(readConfig({ EXTENSION_IDS: ids, EXTENSION_URL })).toMatchObject({
      extensionIds: ids.split(', '),
      extensionUrl: EXTENSION_URL,
    });
    expect(readConfig({})).toMatchObject({ extensionIds: [], extensionUrl: null });
    expect(readConfig({ DEMO: '1' })).toMatchObject({ extensionIds: [demoExtension.id], extensionUrl: null });
    for (const half of [{ EXTENSION_IDS: ids }, { EXTENSION_URL }])
      expect(() => readConfig(half)).toThrow('EXTENSION_IDS and EXTENSION_URL must be set together');
  });

  it('names every bad value at once', () => {
    try {
      readConfig({ PORT: 'x', DEMO: 'x' });
      expect.unreachable();
    } catch (error) {
      expect((error as ConfigError).problems).toHaveLength(2);
    }
  });
});
