import { describe, expect, it } from 'vitest';
import { defaultFields, readIpConfig } from './ip.ts';

const url = 'https://service.example/v1/{ip}?full=1';

function read(env: Record<string, string>) {
  const problems: string[] = [];
  return { config: readIpConfig(env, problems), problems };
}

describe('the configuration of IP intelligence', () => {
  it('is nothing at first: our own files count, and nobody is asked', () => {
    const config = { countryDatabase: null, rangesFolder: null, service: null };
    expect(read({})).toEqual({ config, problems: [] });
  });

  it('names a service, its key and its fields', () => {
    const env = {
      IP_SERVICE_URL: url,
      IP_SERVICE_KEY: 'Bearer abc',
      IP_SERVICE_KEY_HEADER: 'authorization',
      IP_SERVICE_FIELDS: 'country=geo.iso; vpn=is_vpn, threat.is_proxy',
    };
    const { config, problems } = read(env);
    expect(problems).toEqual([]);
    expect(config.service).toEqual({
      url,
      key: { header: 'authorization', value: 'Bearer abc' },
      fields: { ...defaultFields, country: ['geo.iso'], vpn: ['is_vpn', 'threat.is_proxy'] },
    });
  });

  it.each([
    ['IP_SERVICE_URL', 'https://service.example/'],
    ['IP_SERVICE_URL', 'ftp://service.example/{ip}'],
    ['IP_SERVICE_URL', 'https://{ip}.example/'],
    ['IP_SERVICE_KEY_HEADER', 'two words'],
    ['IP_SERVICE_FIELDS', 'city=x'],
    ['IP_SERVICE_FIELDS', 'country'],
    ['IP_SERVICE_FIELDS', 'vpn=a b'],
  ])('cannot be %s=%s', (name, value) => {
    const { problems } = read({ IP_SERVICE_URL: url, [name]: value });
    expect(problems).toEqual([expect.stringContaining(`${name} must be `)]);
  });
});
