import type { keysCalls } from '@earnwall/contract/console-calls/keys';
import { changeApp } from '#testing/apps.ts';
import { endpointOf } from '#testing/postbacks.ts';
import { aKey, ofApp, reason, type Sample } from './sample.ts';

export const keysSamples: Readonly<Record<keyof typeof keysCalls, Sample>> = {
  'console/keys/get-apps-keys': ofApp(),
  'console/keys/post-apps-keys': ofApp(() => ({ body: { name: 'A server', scopes: ['sessions'], reason } })),
  'console/keys/post-apps-keys-rotation': ofApp(async (world) => ({
    params: await aKey(world),
    body: { reason },
  })),
  'console/keys/post-apps-keys-end': ofApp(async (world) => ({
    params: await aKey(world),
    body: { reason },
  })),
  'console/keys/get-apps-secret': ofApp(),
  'console/keys/post-apps-secret-rotation': ofApp(async ({ on, app }) => {
    await changeApp(on, app, { previous_secret: null });
    return { body: { reason } };
  }),
  'console/keys/post-apps-secret-end': ofApp(async ({ on, app }) => {
    await changeApp(on, app, { previous_secret: 'the-secret-before' });
    return { body: { ends_with: 'fore', reason } };
  }),
  'console/endpoint/get-apps-endpoint': ofApp(),
  'console/endpoint/put-apps-endpoint': {
    ...ofApp(() => ({
      body: { form: 'json', url: 'https://192.0.2.1/postbacks', ordered: false, contact_email: null, reason },
    })),
    // Tests send nothing to public addresses: the address is refused after the rights were checked.
    status: 422,
  },
  'console/endpoint/post-apps-endpoint-rotation': ofApp(() => ({ body: { overlap_hours: 1, reason } })),
  'console/endpoint/post-apps-endpoint-rotation-end': ofApp(async ({ on, app }) => {
    const { previous_secret } = (await endpointOf(on, app)) ?? {};
    return { body: { ends_with: previous_secret?.slice(-4) ?? 'none', reason } };
  }),
  'console/endpoint/put-apps-endpoint-state': ofApp(() => ({ body: { state: 'on', reason } })),
};
