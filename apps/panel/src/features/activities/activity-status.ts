import type { Activity } from '@earnwall/contract/entities/activity';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { IconName } from '@earnwall/ui/primitives/icon';

/** How an entry of the history stands, at a glance. */
export interface ActivityStatus {
  label: TextKey;
  tone: 'brand' | 'info' | 'reward' | 'danger';
  icon: IconName;
  /** Its end is still open, so there is no reward to speak of. */
  open?: true;
}

const clicked: ActivityStatus = { label: 'activity_clicked', tone: 'info', icon: 'clock', open: true };
const completed: ActivityStatus = { label: 'activity_completed', tone: 'brand', icon: 'check' };

/** Surveys and credits have a result (AH-03; decision 0006). */
const byResult: Record<NonNullable<Activity['result']>, ActivityStatus> = {
  init: clicked,
  started: clicked,
  complete: completed,
  'screen out': { label: 'activity_screen_out', tone: 'danger', icon: 'close' },
  paid: { label: 'activity_paid', tone: 'reward', icon: 'coin' },
  reward: { label: 'activity_reward', tone: 'reward', icon: 'star' },
};

/** Offers have a number (AH-04), and words that agree with an offer where a language has genders. */
const byStatus: Record<NonNullable<Activity['status']>, ActivityStatus> = {
  1: { ...clicked, label: 'offer_status_started' },
  2: { ...completed, label: 'offer_status_completed' },
};

export function activityStatus({ result, status }: Pick<Activity, 'result' | 'status'>): ActivityStatus {
  if (result) return byResult[result];
  return status ? byStatus[status] : clicked;
}
