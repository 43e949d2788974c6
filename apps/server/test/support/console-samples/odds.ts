import type { oddsCalls } from '@earnwall/contract/console-calls/odds';
import type { Sample } from './sample.ts';

const ofApp: Sample = { about: 'app', request: async ({ app }) => ({ query: { app: app.id } }) };

export const oddsSamples: Readonly<Record<keyof typeof oddsCalls, Sample>> = {
  'console/odds/get-odds': ofApp,
  'console/odds/get-fair-pay': ofApp,
  'console/odds/get-returns': ofApp,
};
