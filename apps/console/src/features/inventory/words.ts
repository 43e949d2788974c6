import type { Outcome } from '@earnwall/contract/outcomes';

const outcomeWords: Record<Outcome | 'opened' | 'started', string> = {
  opened: 'Opened only',
  started: 'Under way',
  complete: 'Complete',
  partial: 'Partial',
  screen_out: 'Screened out',
  quota_full: 'Quota full',
  closed: 'Closed',
  duplicate: 'Duplicate',
  quality: 'Quality',
  security: 'Security',
  timeout: 'Time-out',
  error: 'Error',
};

export const outcomeWord = (outcome: keyof typeof outcomeWords): string => outcomeWords[outcome];

export const topicWord = (topic: string): string => topic.replaceAll('_', ' ');

export const deviceWord = (device: string): string => device.charAt(0).toUpperCase() + device.slice(1);
