import * as z from 'zod';
import { platforms } from '../limits.ts';
import { offerReward } from './offer-reward.ts';
import { amount, count, hash, line, moment, percent, richText, webUrl } from './scalars.ts';

/** An offer or game (OF-05). Text marked as HTML is sanitised before it leaves the server. */
export const offer = z.object({
  id: hash,
  name: line.describe('Plain text, for histories and screen readers.'),
  title: line.describe('HTML; what tile and details show.'),
  icon: webUrl.nullable().describe('Square picture of the tile.'),
  icon_url: webUrl.nullable().describe('Larger picture of the details.'),
  platforms: z.array(z.enum(platforms)).max(platforms.length),
  description: richText.describe('HTML.'),
  steps: richText.describe('HTML without style attributes.'),
  reward: amount,
  reward_without_bonus: amount,
  bonus: percent.describe('Percent that is already inside reward; 0 when none applies.'),
  item: line.nullable().describe('The next thing to reach, in a few words.'),
  active_earners: count,
  status: z
    .int()
    .min(-1)
    .max(4)
    .describe('-1 not started, 0 started, 1 in progress, 2 completed, 3 shown as completed, 4 ended.'),
  category: z.enum(['game', 'other']),
  collected_points: amount.describe('Of reached milestones, those that still wait included.'),
  tracking_url: webUrl.nullable(),
  time_left: count.nullable().describe('Minutes; null without a deadline.'),
  rewards: z.array(offerReward).max(200),
  provider: line,
  popularity: z
    .int()
    .min(0)
    .max(100)
    .describe('Percent of the open offers of its network that fewer people take; 0 where that is not known.'),
  tasks: count.describe('How many rewarded tasks the offer has.'),
  pending_until: moment.nullable().describe('When points that wait for confirmation are due.'),
});

export type Offer = z.infer<typeof offer>;
