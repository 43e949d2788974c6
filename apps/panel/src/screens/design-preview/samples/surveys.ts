import type { Survey } from '@earnwall/contract/entities/survey';
import { sampleSurvey } from '#samples/sample-survey.ts';

/** Every mark that a tile can have. */
const marks = { hot: true, feature: true, flag: 'Double points' };

/** One of each kind of tile, then ordinary ones. */
const kinds: readonly Partial<Survey>[] = [
  {
    onboarding: true,
    user_reward: 600,
    user_reward_without_bonus: 500,
    bonus: 20,
    loi: 240,
    user_rating_ct: 0,
  },
  { hot: true, user_reward: 1250, user_reward_without_bonus: 1250, loi: 1080, user_rating_avg: 4.6 },
  { user_reward: 960, user_reward_without_bonus: 800, bonus: 20, loi: 720, feature: true },
  { user_reward: 320, user_reward_without_bonus: 320, loi: 300, user_rating_ct: 0, user_rating_avg: 0 },
  { user_reward: 640, user_reward_without_bonus: 640, loi: 900, flag: 'Double points', feature: true },
  {
    user_reward: 1440,
    user_reward_without_bonus: 1200,
    bonus: 20,
    loi: 1500,
    ...marks,
    user_rating_ct: 1840,
  },
  { user_reward: 150, user_reward_without_bonus: 150, loi: 120, user_rating_avg: 3.4, user_rating_ct: 212 },
  { user_reward: 410, user_reward_without_bonus: 410, loi: 540, payout_type: 2 },
  { user_reward: 275, user_reward_without_bonus: 275, loi: 420, user_rating_avg: 4.9, user_rating_ct: 1840 },
];

export const surveys: readonly Survey[] = kinds.map((kind, at) => sampleSurvey({ order: at + 1, ...kind }));

/** The one that is on its way in previews of what follows a press on its tile. */
export const chosenSurvey = { hash: sampleSurvey({ order: 2 }).hash };
