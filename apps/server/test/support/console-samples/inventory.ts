import type { inventoryCalls } from '@earnwall/contract/console-calls/inventory';
import type { Sample } from './sample.ts';

export const inventorySamples: Readonly<Record<keyof typeof inventoryCalls, Sample>> = {};
