import { describe, expect, it } from 'vitest';
import { bitlabsKind } from './kind.ts';
import { translateOffer } from './offer.ts';
import { platformsOf } from './platforms.ts';

const row = {
  id: 671309,
  name: 'Puzzles iPhone CPE (US) (Incentive)',
  anchor: 'Puzzles & Chaos',
  description: 'A game.',
  requirements: 'Install and reach level 10.',
  translations: {
    de: { anchor: 'Rätsel', description: 'Ein Spiel.', requirements: 'Installieren.' },
    tlh: { anchor: 'x', description: 'x', requirements: 'x' },
  },
  creatives: { icon: 'https://main-p.agmcdn.com/a.jpg', images: {} },
  click_url: 'https://bitlabs.link/vc/n/offers/671309?source_type=offer_api&s1=',
  categories: ['CPE', 'iPhone'],
  app_metadata: { categories: ['Games', 'Family'] },
  geo_targeting: { countries: [{ country_code: 'us' }, { country_code: 'GB' }] },
  device_targeting: { operating_systems: [{ name: 'ios', min_version: '15.0' }], platforms: [], devices: [] },
  events: [
    { id: 501, name: 'Install', payout: '0', type: 'flat', payable: false, ttc_minutes: 60 },
    { id: 502, name: 'Reach level 10', payout: '1.30', type: 'flat', payable: true, ttc_minutes: 43_200 },
    { uuid: 'x', id: 503, name: 'Buy something', payout: 0.1, type: 'percentage', ttc_minutes: 43_200 },
  ],
};
const settings = { redirect_hosts: ['bitlabs.link'], hold_days: 7 };
const translate = (change: object) => translateOffer({ ...row, ...change }, settings);

describe('SV-01 an offer of BitLabs in our words', () => {
  it('SV-01 says what to do, where, on what, and what each step pays', () => {
    expect(translate({})).toEqual({
      kind: 'open',
      offer: {
        ...{ ref: '671309', name: 'Puzzles & Chaos', title: 'Puzzles & Chaos' },
        ...{ description: 'A game.', steps: 'Install and reach level 10.' },
        translations: { de: { title: 'Rätsel', description: 'Ein Spiel.', steps: 'Installieren.' } },
        ...{ icon_url: 'https://main-p.agmcdn.com/a.jpg', image_url: null, category: 'game' },
        ...{ platforms: ['ios'], countries: ['US', 'GB'], popularity: 0, active_earners: 0 },
        ...{ time_limit_minutes: 43_200, link: row.click_url },
        milestones: [
          {
            ...{ event_ref: '502', required_event_count: 1, name: 'Reach level 10', names: {} },
            ...{ payout_micros: 1_300_000n, hold_days: 7, progress_layout: 'text', is_highlighted: false },
          },
        ],
      },
    });
  });

  it.each([
    ['every country without targeting', { geo_targeting: null }, { countries: [] }],
    ['plain country codes', { geo_targeting: { countries: ['de'] } }, { countries: ['DE'] }],
    ['no game', { app_metadata: null }, { category: 'other' }],
    [
      'no deadline where a step has none',
      { events: [{ id: 1, name: 'Done', payout: 2 }] },
      { time_limit_minutes: null },
    ],
    ['no translation that cannot be read', { translations: { de: 5 } }, { translations: {} }],
  ])('SV-01 %s', (_, change, expected) => {
    expect(translate(change)).toMatchObject({ kind: 'open', offer: expected });
  });

  it.each([
    ['no step with a fixed price', { events: row.events.filter(({ id }) => id !== 502) }],
    ['a price that is none', { events: [{ id: 1, name: 'Done', payout: 'variable' }] }],
    ['a device that we do not know', { device_targeting: { operating_systems: [{ name: 'tizen' }] } }],
    ['a link to another host', { click_url: 'https://elsewhere.test/?s1=' }],
    ['no link', { click_url: undefined }],
    ['a country that is none', { geo_targeting: { countries: ['Atlantis'] } }],
    ['no title', { anchor: '' }],
  ])('SV-01 is not offered with %s, and says why', (_, change) => {
    expect(translate(change)).toEqual({
      kind: 'unusable',
      ref: '671309',
      reason: expect.stringMatching(/./),
    });
  });

  it.each([null, 'text', {}, { id: -1 }])('SV-01 without a name is left out: %j', (item) => {
    expect(translateOffer(item, settings).kind).toBe('malformed');
  });

  it.each([
    ['no targeting', null, ['desktop', 'ios', 'android']],
    ['empty lists', { platforms: [], operating_systems: [], devices: [] }, ['desktop', 'ios', 'android']],
    ['phones', { platforms: [{ name: 'smartphone' }] }, ['ios', 'android']],
    [
      'Android tablets',
      { platforms: [{ name: 'Tablet' }], operating_systems: [{ name: 'Android' }] },
      ['android'],
    ],
    ['desktops', { platforms: [{ name: 'desktop' }, { name: 'hologram' }] }, ['desktop']],
    ['what contradicts itself', { platforms: [{ name: 'desktop' }], devices: [{ name: 'ipad' }] }, []],
    ['what cannot be read', { platforms: 'all' }, []],
  ])('SV-01 is for the devices of %s', (_, targeting, platforms) => {
    expect(platformsOf(targeting)).toEqual(platforms);
  });

  it('SV-06 its link names the person, and nothing else of ours', () => {
    const secrets = { api_key: 'token', app_secrets: ['secret'] };
    const bitlabs = bitlabsKind.open({ id: 'bitlabs', name: 'BitLabs', settings: {}, secrets });
    const click = { click: 'our-click', offerRef: '671309', person: 'person-1', platform: 'ios' as const };
    expect(bitlabs.trackingLink({ ...click, link: row.click_url })).toBe(
      'https://bitlabs.link/vc/n/offers/671309?source_type=offer_api&s1=person-1',
    );
  });
});
