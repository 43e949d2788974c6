/** How a survey can end, best first: of two reports that pay the same the better one counts. */
export const outcomes = [
  'complete',
  'partial',
  'screen_out',
  'quota_full',
  'closed',
  'duplicate',
  'quality',
  'security',
  'timeout',
  'error',
] as const;

export type Outcome = (typeof outcomes)[number];
