import type { BarsOf } from './bar.ts';
import { experimentBars } from './experiments.ts';
import { fairPayBars } from './fair-pay.ts';
import { oddsBars } from './odds.ts';

/** What the world proves; a row each. */
export const parts: Readonly<Record<string, BarsOf>> = {
  odds: oddsBars,
  experiments: experimentBars,
  'fair pay': fairPayBars,
};
