import type { bonusesCalls } from '@earnwall/contract/console-calls/bonuses';
import type { Sample } from './sample.ts';

export const bonusesSamples: Readonly<Record<keyof typeof bonusesCalls, Sample>> = {};
