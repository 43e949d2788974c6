/** How a survey ends, in the product's words, the better the earlier: of two reports worth the same the better one counts. */
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
