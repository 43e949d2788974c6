import type { bonusesCalls } from '@earnwall/contract/console-calls/bonuses';
import { bonuses } from '#store/schema/bonuses.ts';
import { anAnnouncement } from '#testing/announcements.ts';
import { randomHash } from '#testing/random-hash.ts';
import { list, type Sample, type World } from './sample.ts';

const later = () => new Date(Date.now() + 3_600_000);

const goals = { completes: 0, completes_surveys: 0, finished: 0, finished_offers: 0 };
export const aPlan = {
  ...{ type: 'percent', entities: ['surveys'], audience: { kind: 'everybody' }, percentage: 20, goals },
  ...{ reward: null, offer: null, zone: 'UTC', starts: '2090-01-01T00:00', ends: '2090-01-03T00:00' },
};
const announced = {
  ...{ texts: { en: { text: 'Hello', label: null } }, link: null, country: null },
  ...{ zone: 'UTC', starts: null, ends: null },
};

const ofBonus = (body?: unknown): Sample => ({
  about: 'app',
  request: async ({ on, app }) => {
    const id = randomHash();
    const given = { id, app_id: app.id, type: 'percent', percentage: 20 } as const;
    await on.insert(bonuses).values({ ...given, entities: ['surveys'], starts_at: later() });
    return { params: { id }, ...(body !== undefined && { body }) };
  },
});
const ofAnnouncement = (body?: unknown): Sample => ({
  about: 'app',
  request: async ({ on, app }) => ({
    params: { id: await anAnnouncement(on, app, new Date(), { starts_at: later() }) },
    ...(body !== undefined && { body }),
  }),
});
const planned = (plan: object): Sample => ({
  about: 'app',
  request: async ({ app }: World) => ({ body: { key: crypto.randomUUID(), app: app.id, ...plan } }),
});

export const bonusesSamples: Readonly<Record<keyof typeof bonusesCalls, Sample>> = {
  'console/bonuses/get-bonuses': list(),
  'console/bonuses/post-bonuses': planned(aPlan),
  'console/bonuses/post-bonuses-estimate': {
    about: 'app',
    request: async ({ app }) => ({ body: { app: app.id, ...aPlan } }),
  },
  'console/bonuses/get-bonuses-offers': list(),
  'console/bonuses/get-bonuses-id': ofBonus(),
  'console/bonuses/put-bonuses-id': ofBonus(aPlan),
  'console/bonuses/put-bonuses-end': ofBonus({}),
  'console/announcements/get-announcements': list(),
  'console/announcements/post-announcements': planned(announced),
  'console/announcements/get-announcements-id': ofAnnouncement(),
  'console/announcements/put-announcements-id': ofAnnouncement(announced),
  'console/announcements/put-announcements-end': ofAnnouncement({}),
};
