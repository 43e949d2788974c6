import type { numbersCalls } from '@earnwall/contract/console-calls/numbers';
import { list, type Sample } from './sample.ts';

export const numbersSamples: Readonly<Record<keyof typeof numbersCalls, Sample>> = {
  'console/numbers/get-numbers': list({ query: { split: 'app' } }),
};
