import type { AppStatus, PostbackHealth } from '@earnwall/contract/app-settings-values';
import type { AppLine } from '@earnwall/contract/entities/operated-app';

export interface Word {
  kind: 'good' | 'warn' | 'bad' | 'note' | 'idle';
  text: string;
}

const statuses: Readonly<Record<AppStatus, Word>> = {
  open: { kind: 'good', text: 'Open' },
  closed_to_new_users: { kind: 'note', text: 'No new users' },
  off: { kind: 'idle', text: 'Off' },
};

/** Maintenance hides whatever the state would show. */
export const stateWord = ({ status, maintenance }: Pick<AppLine, 'status' | 'maintenance'>): Word =>
  maintenance && status !== 'off' ? { kind: 'warn', text: 'Maintenance' } : statuses[status];

const postbacks: Readonly<Record<PostbackHealth, Word>> = {
  none: { kind: 'idle', text: 'None' },
  good: { kind: 'good', text: 'Good' },
  retrying: { kind: 'warn', text: 'Retrying' },
  paused: { kind: 'note', text: 'Paused' },
  stopped: { kind: 'bad', text: 'Stopped' },
};

export const postbackWord = (health: PostbackHealth): Word => postbacks[health];

/** An app that is live needs no progress. */
export function goLiveWord({ live_at, test_mode, go_live }: AppLine): Word {
  if (live_at !== null && !test_mode) return { kind: 'good', text: 'Live' };
  return { kind: 'note', text: `${go_live.passed} of ${go_live.of}` };
}
