import type { Outcome } from '@earnwall/contract/outcomes';

/** How a survey ended, or has not yet; the same words on every page. */
export const outcomeWords: Readonly<Record<Outcome | 'opened' | 'started' | 'reversed', string>> = {
  opened: 'Opened only',
  started: 'Under way',
  complete: 'Completed',
  partial: 'Partly completed',
  screen_out: 'Screened out',
  quota_full: 'Quota full',
  closed: 'Closed',
  duplicate: 'Taken before',
  quality: 'Quality',
  security: 'Security',
  timeout: 'Timed out',
  error: 'Error',
  reversed: 'Taken back',
};

/** In the middle of a sentence; what is no outcome stays as it is. */
export const outcomeText = (outcome: string): string =>
  isKnown(outcome) ? outcomeWords[outcome].toLowerCase() : outcome.replaceAll('_', ' ');

const isKnown = (outcome: string): outcome is keyof typeof outcomeWords => outcome in outcomeWords;
