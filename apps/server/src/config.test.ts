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

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'panel.example'],
    ['PUBLIC_URL', 'https://panel.example/path'],
    ['SUPPORT_BASE', 'api'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_TIMEOUT_MS', 'soon'],
    ['SERVER_SECRET', 'short'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '<all>'],
  ])('says what is wrong with %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`${name} must be .*${JSON.stringify(value)}`),
    );
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
