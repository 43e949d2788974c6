import { describe, expect, it } from 'vitest';
import { translateOffer } from './offer.ts';

const settings = { link_hosts: ['wall.lootably.com'], hold_days: 7 };

const single = {
  type: 'singlestep',
  offerID: 'S-1',
  name: 'Sign up & win',
  description: 'Sign up with your mail.',
  revenue: 1.25,
  currencyReward: 125,
  image: 'https://api.lootably.com/image/1.png',
  countries: ['US', 'gb'],
  devices: ['windows', 'macos', 'iphone'],
  categories: ['signup'],
  link: 'https://wall.lootably.com/r/1?u={userID}',
  conversionRate: 4.2,
  statistics: { uniqueUserCompletionsThisMonth: 31, epc: 0.1 },
};

const { revenue: _, ...noRevenue } = single;
const multi = {
  ...noRevenue,
  type: 'multistep',
  categories: ['app', 'mobilegame'],
  devices: ['android'],
  goals: [
    { goalID: 'g1', description: 'Install', revenue: 0.05, currencyReward: 5, isOptional: false },
    {
      goalID: 'g2',
      description: 'Reach level 10',
      revenue: '2.333333',
      currencyReward: 233,
      isOptional: false,
    },
  ],
};

const offerOf = (row: object) => {
  const translated = translateOffer(row, settings);
  if (translated.kind !== 'open') throw new Error(translated.reason);
  return translated.offer;
};

const milestone = {
  ...{ required_event_count: 1, names: {}, hold_days: 7, progress_layout: 'text', is_highlighted: false },
};

describe('SV-01 an offer of Lootably', () => {
  it('SV-01 without goals has one milestone', () => {
    expect(offerOf(single)).toEqual({
      ref: 'S-1',
      name: 'Sign up & win',
      title: 'Sign up & win',
      description: 'Sign up with your mail.',
      steps: '',
      translations: {},
      icon_url: 'https://api.lootably.com/image/1.png',
      image_url: null,
      category: 'other',
      platforms: ['desktop', 'ios'],
      countries: ['US', 'GB'],
      popularity: 31,
      active_earners: 31,
      time_limit_minutes: null,
      link: 'https://wall.lootably.com/r/1?u={userID}',
      milestones: [
        { ...milestone, event_ref: 'conversion', name: 'Sign up & win', payout_micros: 1_250_000n },
      ],
    });
  });

  it('SV-01 has milestones with short names', () => {
    const goals = [{ goalID: 'g', description: 'x'.repeat(500), revenue: 1 }];
    expect(offerOf({ ...multi, goals }).milestones[0]?.name).toBe(`${'x'.repeat(199)}…`);
  });

  it('SV-01 with goals has one for each', () => {
    expect(offerOf(multi)).toMatchObject({
      category: 'game',
      platforms: ['android'],
      milestones: [
        { ...milestone, event_ref: 'g1', name: 'Install', payout_micros: 50_000n },
        { ...milestone, event_ref: 'g2', name: 'Reach level 10', payout_micros: 2_333_333n },
      ],
    });
  });

  it.each([
    [{ countries: ['*'] }, { countries: [] }],
    [{ devices: ['*'] }, { platforms: ['desktop', 'ios', 'android'] }],
    [{ stateTargetingByCountryCode: { US: { includeStateCodes: ['CA'] } } }, { countries: ['GB'] }],
    [{ statistics: undefined }, { popularity: 0, active_earners: 0 }],
    [{ categories: ['something new'] }, { category: 'other' }],
    [{ image: null }, { icon_url: null }],
  ])('SV-01 with %j is %o', (change, expected) => {
    expect(offerOf({ ...single, ...change })).toMatchObject(expected);
  });

  it.each([
    [{ revenue: 'variable' }, 'not known'],
    [{ revenue: 0 }, 'nothing'],
    [{ revenue: undefined }, 'nothing'],
    [{ revenue: 'much' }, 'revenue'],
    [{ devices: ['fridge'] }, 'device'],
    [{ countries: ['Germany'] }, 'country'],
    [{ countries: ['US'], stateTargetingByCountryCode: { US: { includeStateCodes: ['CA'] } } }, 'country'],
    [{ countries: ['*'], stateTargetingByCountryCode: { US: {} } }, 'country'],
    [{ link: 'https://elsewhere.example/?u={userID}' }, 'host'],
    [{ link: 'https://wall.lootably.com/r/1' }, 'person'],
    [{ link: 'javascript:alert("{userID}")' }, 'link'],
    [{ goals: [{ goalID: 'g1', description: 'x', revenue: 'variable' }] }, 'goals.0.revenue'],
    [{ goals: [multi.goals[0], multi.goals[0]] }, 'one id'],
  ])('SV-01 with %j is set aside, and the reason says why', (change, reason) => {
    expect(translateOffer({ ...single, ...change }, settings)).toEqual({
      ...{ kind: 'unread', ref: 'S-1', reason: expect.stringContaining(reason) },
    });
  });

  it.each([null, 'text', {}, { offerID: '' }])('SV-01 without a name is set aside: %j', (odd) => {
    expect(translateOffer(odd, settings)).toMatchObject({ kind: 'unread', ref: null });
  });
});
