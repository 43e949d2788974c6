/** How a test survey can end: one button for each. */
export const testOutcomes = ['complete', 'screen_out'] as const;

export type TestOutcome = (typeof testOutcomes)[number];
