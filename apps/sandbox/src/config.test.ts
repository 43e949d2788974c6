import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: 'localhost',
      port: 4100,
      mailPort: null,
      productOrigin: 'http://127.0.0.1:4000',
      appSecrets: {},
      postbackSecrets: {},
      supplier: { apiKey: null, signingKeys: [], surveys: 3000, countries: null, clock: null },
      standInCountry: 'US',
    });
  });

  it('OP-01 stays on loopback wherever the product listens, unless configured for itself', () => {
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('localhost');
    expect(readConfig({ HOST: '127.0.0.1', SANDBOX_HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    [{ SANDBOX_HOST: '192.0.2.1' }, /SANDBOX_HOST/],
    [{ SANDBOX_PORT: '65536' }, /SANDBOX_PORT/],
    [{ SANDBOX_PORT: 'http' }, /SANDBOX_PORT/],
    [{ SANDBOX_MAIL_PORT: 'smtp' }, /SANDBOX_MAIL_PORT/],
    [{ PRODUCT_URL: 'ftp://panel.test' }, /PRODUCT_URL/],
    [{ SANDBOX_APP_SECRETS: '{"a":1}' }, /SANDBOX_APP_SECRETS/],
    [{ SANDBOX_APP_SECRETS: '{' }, /SANDBOX_APP_SECRETS/],
    [{ SANDBOX_POSTBACK_SECRETS: '{"a":"whsec_"}' }, /SANDBOX_POSTBACK_SECRETS/],
    [{ SANDBOX_SURVEYS: '-1' }, /SANDBOX_SURVEYS/],
    [{ SANDBOX_COUNTRIES: 'us' }, /SANDBOX_COUNTRIES/],
    [{ SANDBOX_CLOCK: 'noon' }, /SANDBOX_CLOCK/],
    [{ SANDBOX_STAND_IN_COUNTRY: 'USA' }, /SANDBOX_STAND_IN_COUNTRY/],
  ])('names the bad value of %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });
});
