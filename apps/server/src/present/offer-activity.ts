// One line of the history of offers (AH-04): an offer that was opened, or a milestone that was paid.
import { createHash } from 'node:crypto';
import type { Activity } from '@earnwall/contract/entities/activity';
import type { OpenedOffer, PaidMilestone } from '#store/offers/offer-activities.ts';

const started = 1;
const complete = 2;

export function presentOpenedOffer({ click_id, name, at }: OpenedOffer): Activity {
  return { ...line(click_id, name, at), reward: 0, task_name: null, status: started };
}

export function presentPaidMilestone(milestone: PaidMilestone): Activity {
  const { click_id, offer_reward_id, name, task_name, credited, at } = milestone;
  return {
    ...line(`${click_id}:${offer_reward_id}`, name, at),
    reward: Number(credited),
    task_name,
    status: complete,
  };
}

/** Hashed: the click id is what the network knows the user by, and is not sent to the page. */
const line = (key: string, name: string, at: Date) => ({
  id: createHash('sha256').update(key).digest('base64url'),
  result: null,
  time: at.toISOString(),
  click_time: null,
  name,
  reason: null,
  topic: null,
  has_timeline: false,
});
