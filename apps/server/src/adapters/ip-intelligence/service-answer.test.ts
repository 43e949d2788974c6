import { describe, expect, it } from 'vitest';
import { defaultFields } from '#config/ip.ts';
import { readAnswer } from './service-answer.ts';

describe('what a service says about an address', () => {
  it.each([
    [
      'nested',
      { security: { vpn: true }, location: { country_code: 'DE' } },
      { country: 'DE', network: 'vpn' },
    ],
    ['flat', { country: 'FR', relay: true, hosting: true }, { country: 'FR', network: 'relay' }],
    ['with words', { privacy: { proxy: 'yes', relay: 'no' } }, { country: null, network: 'vpn' }],
    ['calm', { country: 'BR', security: { vpn: false } }, { country: 'BR', network: null }],
    [
      'with a country we cannot read',
      { country: 'Germany', hosting: 1 },
      { country: null, network: 'hosting' },
    ],
  ])('is read when it is %s', (_what, answer, facts) => {
    expect(readAnswer(answer, defaultFields)).toEqual(facts);
  });

  it.each([null, [], 'DE', {}, { error: 'no credit left' }, { security: null }])(
    'is of no use: %j',
    (answer) => {
      expect(readAnswer(answer, defaultFields)).toBeNull();
    },
  );

  it('is looked for where the configuration says', () => {
    const fields = { ...defaultFields, country: ['geo.iso'], vpn: ['is_vpn', 'threat.is_proxy'] };
    const answer = { geo: { iso: 'JP' }, threat: { is_proxy: true } };
    expect(readAnswer(answer, fields)).toEqual({ country: 'JP', network: 'vpn' });
  });
});
