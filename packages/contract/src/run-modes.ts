/** The run modes of a panel (EM-01), given by `mode` in its URL; without one the panel detects its own. */
export const runModes = [
  'page',
  'iframe',
  'script',
  'modal',
  'popup',
  'single-page',
  'single-survey',
  'in-app',
] as const;

export type RunMode = (typeof runModes)[number];
