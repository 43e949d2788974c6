import type { Caller } from '#api/client/headers.ts';
import { noCredentials } from '#session/start-up-values.ts';

/** Alice in the app demo, in English, on the web. */
export const sampleCaller: Caller = {
  credentials: { ...noCredentials, uuid: 'alice', app: 'demo' },
  tabId: 'tab-1',
  appId: 'demo',
  platform: 'web',
  maId: null,
  otmPool: null,
  language: 'en',
  deviceManufacturer: null,
  deviceModel: null,
};
