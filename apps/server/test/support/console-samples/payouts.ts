import type { payoutsCalls } from '@earnwall/contract/console-calls/payouts';
import type { Sample } from './sample.ts';

export const payoutsSamples: Readonly<Record<keyof typeof payoutsCalls, Sample>> = {};
