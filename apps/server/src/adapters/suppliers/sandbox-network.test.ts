import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCallback } from '#testing/messages.ts';
import { translateCampaign } from './sandbox-campaign.ts';
import { sandboxNetwork } from './sandbox-network.ts';
import { areSignedFields } from './sign/signatures.ts';

const network = sandboxNetwork({
  url: 'https://network.test',
  apiKey: 'api',
  signingKeys: ['new key', 'old key'],
});

describe('the link to an offer', () => {
  it('SV-06 is signed over campaign and click, and leads to the network’s own host', () => {
    const click = { click: 'c/1', offerRef: 'keep', link: null, person: 'p1', platform: 'ios' } as const;
    const link = new URL(network.trackingLink(click));
    expect(`${link.origin}${link.pathname}`).toBe('https://network.test/network/track');
    expect(network.redirectHosts).toEqual([link.host]);
    const { sig, ...fields } = Object.fromEntries(link.searchParams);
    expect(fields).toEqual({ campaign: 'keep', click: 'c/1', platform: 'ios' });
    expect(areSignedFields(['track', 'keep', 'c/1'], sig ?? '', ['new key'])).toBe(true);
  });
});

describe('events', () => {
  const fields = { transaction: 't-1', click: 'c1', event: 'level', at: '2026-03-10T12:00:00.000Z' };
  const sign = (body: string, key: string) => createHmac('sha256', key).update(body).digest('hex');
  const verify = (message: object, key = 'new key') => {
    const body = JSON.stringify(message);
    return network.verifyEvent(aCallback({ headers: { 'x-signature': sign(body, key) }, body }));
  };

  const item = (content: object) => ({ kind: 'genuine', items: [{ kind: 'readable', content }] });

  it('SV-01 are accepted with any of the keys', () => {
    const event = {
      transaction: 't-1',
      click: 'c1',
      event_ref: 'level',
      occurred_at: new Date(fields.at),
      reverses: null,
    };
    const readable = item(event);
    expect(verify(fields)).toEqual(readable);
    expect(verify(fields, 'old key')).toEqual(readable);
    expect(verify({ ...fields, reverses: 't-0' })).toEqual(item({ ...event, reverses: 't-0' }));
    expect(verify({ ...fields, at: '2026-03-10T14:00:00+02:00' })).toEqual(readable);
  });

  it.each([
    ['no transaction', { transaction: undefined }],
    ['no time', { at: 'yesterday' }],
    ['a NUL', { click: 'c\0' }],
    ['an endless name', { event: 'x'.repeat(101) }],
    ['nothing to take back', { reverses: '' }],
  ])('SV-01 with %s are unreadable', (_what, change) => {
    const [field] = Object.keys(change);
    expect(verify({ ...fields, ...change })).toEqual({
      kind: 'genuine',
      items: [{ kind: 'unreadable', reason: expect.stringContaining(`${field}: `), part: null }],
    });
  });

  it('SV-06 are refused unsigned, and signed by somebody else', () => {
    expect(verify(fields, 'another key')).toEqual({ kind: 'refused', reason: 'forged' });
    expect(network.verifyEvent(aCallback({ body: '{}' }))).toEqual({
      ...{ kind: 'refused', reason: 'unsigned' },
    });
  });
});

describe('campaigns', () => {
  const event = {
    event: 'level',
    name: 'Reach level 5',
    names: { de: 'Erreiche Level 5', tlh: 'Qapla' },
    payout: { amount: '0.80', currency: 'USD' },
    times: 5,
    hold_days: 3,
    highlight: true,
    layout: 'PROGRESS_AND_TEXT',
  };
  const campaign = {
    campaign: 'keep',
    name: 'Lantern Keep',
    title_html: '<b>Lantern</b> Keep',
    description_html: '<p>Light the towers.</p>',
    steps_html: '<ol><li>Play</li></ol>',
    translations: {
      'pt-BR': { title_html: 'Lantern Keep', description_html: 'Acenda.', steps_html: 'Jogue.' },
      tlh: { title_html: 'Lantern Keep', description_html: '', steps_html: '' },
    },
    icon: 'https://network.test/keep.svg',
    image: null,
    category: 'GAME',
    platforms: ['WEB', 'IOS', 'WEB', 'TOASTER'],
    countries: ['USA', 'DEU', 'XXX'],
    popularity: 7,
    earners: 8,
    days: 2,
    events: [event],
  };

  it('SV-01 become offers in our words', () => {
    expect(translateCampaign(campaign)).toEqual({
      kind: 'open',
      offer: {
        ref: 'keep',
        name: 'Lantern Keep',
        title: '<b>Lantern</b> Keep',
        description: '<p>Light the towers.</p>',
        steps: '<ol><li>Play</li></ol>',
        translations: { 'pt-BR': { title: 'Lantern Keep', description: 'Acenda.', steps: 'Jogue.' } },
        icon_url: 'https://network.test/keep.svg',
        image_url: null,
        category: 'game',
        platforms: ['desktop', 'ios'],
        countries: ['US', 'DE'],
        popularity: 7,
        active_earners: 8,
        time_limit_minutes: 2 * 24 * 60,
        milestones: [
          {
            event_ref: 'level',
            required_event_count: 5,
            name: 'Reach level 5',
            names: { de: 'Erreiche Level 5' },
            payout_micros: 800_000n,
            hold_days: 3,
            progress_layout: 'progress_and_text',
            is_highlighted: true,
          },
        ],
      },
    });
    const everywhere = translateCampaign({ ...campaign, countries: null, days: null });
    expect(everywhere).toMatchObject({ offer: { countries: [], time_limit_minutes: null } });
  });

  it.each([
    ['none', undefined],
    ['some that nobody can read', { de: 7 }],
    ['a whole library', { de: { title_html: '', description_html: '', steps_html: 'x'.repeat(10_001) } }],
  ])('SV-01 one with %s for translations is shown in English', (_what, translations) => {
    const plain = { ...campaign, translations, events: [{ ...event, names: 'Level 5' }] };
    expect(translateCampaign(plain)).toMatchObject({
      kind: 'open',
      offer: { translations: {}, milestones: [{ name: 'Reach level 5', names: {} }] },
    });
  });

  it.each([
    ['has no device we know', { platforms: ['TOASTER'] }],
    ['has no country we know', { countries: ['XXX'] }],
    ['has nothing to reach', { events: [] }],
    ['pays in another currency', { events: [{ ...event, payout: { amount: '1', currency: 'EUR' } }] }],
    ['takes money', { events: [{ ...event, payout: { amount: '-1', currency: 'USD' } }] }],
    ['never happens', { events: [{ ...event, times: 0 }] }],
    ['has a NUL', { description_html: 'a\0b' }],
    ['is a whole library', { steps_html: 'x'.repeat(10_001) }],
  ])('SV-01 one that %s is unusable', (_what, change) => {
    expect(translateCampaign({ ...campaign, ...change })).toEqual({
      ...{ kind: 'unusable', ref: 'keep', reason: expect.stringMatching(/./) },
    });
  });

  it.each([null, 'keep', {}, { campaign: 7 }, { campaign: '' }])('SV-01 %j is none', (item) => {
    expect(translateCampaign(item)).toEqual({ kind: 'malformed', reason: expect.stringMatching(/./) });
  });
});
