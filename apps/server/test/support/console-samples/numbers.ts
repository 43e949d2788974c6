import type { numbersCalls } from '@earnwall/contract/console-calls/numbers';
import type { Sample } from './sample.ts';

export const numbersSamples: Readonly<Record<keyof typeof numbersCalls, Sample>> = {};
