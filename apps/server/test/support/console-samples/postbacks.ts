import type { postbacksCalls } from '@earnwall/contract/console-calls/postbacks';
import type { Sample } from './sample.ts';

export const postbacksSamples: Readonly<Record<keyof typeof postbacksCalls, Sample>> = {};
