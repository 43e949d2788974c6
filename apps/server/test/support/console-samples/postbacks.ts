import type { postbacksCalls } from '@earnwall/contract/console-calls/postbacks';
import { aPostback, aRecovery, endRecoveries } from '#testing/postbacks.ts';
import { list, ofApp, type Sample, type World } from './sample.ts';

const ofPostback = (asked: (id: string) => ReturnType<Sample['request']>): Sample => ({
  about: 'app',
  request: async ({ on, user }: World) => asked(await aPostback(on, user, { state: 'dead' })),
});

export const postbacksSamples: Readonly<Record<keyof typeof postbacksCalls, Sample>> = {
  'console/postbacks/get-postbacks': list(),
  'console/postbacks/get-postbacks-id': ofPostback(async (id) => ({ params: { id } })),
  'console/postbacks/post-postbacks-resend': ofPostback(async (id) => ({
    body: { postbacks: [{ id, last_attempt_at: null }] },
  })),
  'console/postbacks/get-apps-recovery': ofApp(),
  'console/postbacks/post-apps-recovery': ofApp(async ({ on, app, user }) => {
    await endRecoveries(on, app);
    await aPostback(on, user, { state: 'dead', at: new Date('2001-02-01T00:00:00Z') });
    return { body: { since: '2001-01-01T00:00:00Z' } };
  }),
  'console/postbacks/post-apps-recovery-cancel': ofApp(async ({ on, app }) => ({
    body: { id: await aRecovery(on, app) },
  })),
  'console/postbacks/post-apps-postback-test': ofApp(() => ({ body: {} })),
};
