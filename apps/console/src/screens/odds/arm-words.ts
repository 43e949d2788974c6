/** What the arms of experiments are, in words. */
export const armWords: Readonly<Record<string, string>> = {
  value: 'By value',
  holdout: 'Earlier order (holdout)',
};
