/** The ways to run a panel (EM-01), as `mode` in its address says them; without one the panel sees for itself. */
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
