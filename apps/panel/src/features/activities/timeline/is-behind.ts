import type { Activity } from '@earnwall/contract/entities/activity';
import { activityStatus } from '../activity-status.ts';

type Standing = Pick<Activity, 'result'>;

/** A cached timeline that still waits for what the history already knows would contradict it: it is not shown. */
export function isBehind(timeline: Standing, activity: Standing): boolean {
  return isOpen(timeline) && !isOpen(activity);
}

const isOpen = ({ result }: Standing) => activityStatus({ result, status: null }).open === true;
