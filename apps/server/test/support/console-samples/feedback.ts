import type { feedbackCalls } from '@earnwall/contract/console-calls/feedback';
import type { Sample } from './sample.ts';

export const feedbackSamples: Readonly<Record<keyof typeof feedbackCalls, Sample>> = {
  'console/feedback/get-feedback': {
    about: 'app',
    request: async ({ app }) => ({ query: { app: app.id } }),
  },
};
