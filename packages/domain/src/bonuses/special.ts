import type { SpecialDetails } from '@earnwall/contract/entities/bonus';
import { isOver } from './in-force.ts';
import type { BonusEntity } from './percent.ts';

type Reached = Pick<
  SpecialDetails,
  'reached_completes' | 'reached_completes_surveys' | 'reached_finished' | 'reached_finished_offers'
>;

/** What the user has done since the bonus began. */
export interface Done {
  /** Completed surveys. */
  readonly surveys: number;
  /** Reached milestones of offers. */
  readonly tasks: number;
  /** Offers of which every milestone is reached. */
  readonly offers: number;
}

/** How far a special bonus is (BO-04): completes count surveys and offers together, as far as it is for both. */
export function specialProgress(entities: readonly BonusEntity[], { surveys, tasks, offers }: Done): Reached {
  const forSurveys = entities.includes('surveys') ? surveys : 0;
  const forOffers = entities.includes('offers') ? offers : 0;
  return {
    reached_completes: forSurveys + forOffers,
    reached_completes_surveys: surveys,
    reached_finished: tasks,
    reached_finished_offers: offers,
  };
}

export interface Goal {
  readonly kind: 'completes' | 'completes_surveys' | 'finished' | 'finished_offers';
  readonly goal: number;
  /** Never above the goal. */
  readonly reached: number;
}

const kinds = ['completes', 'completes_surveys', 'finished', 'finished_offers'] as const;

/** Of the four pairs of goal and progress those that are asked for; 0 is no goal. */
export function goalsOf(details: Omit<SpecialDetails, 'user_reward' | 'is_claimed'>): Goal[] {
  return kinds
    .map((kind) => {
      const goal = details[`goal_${kind}`];
      return { kind, goal, reached: Math.min(details[`reached_${kind}`], goal) };
    })
    .filter(({ goal }) => goal > 0);
}

export type SpecialState = 'in_progress' | 'completed' | 'claimed' | 'expired';

/** What the popup of a special bonus shows, and whether it can be claimed: only while it is `completed` (BO-02). */
export function specialState(details: SpecialDetails, expires_at: Date | null, now: Date): SpecialState {
  if (details.is_claimed) return 'claimed';
  if (isOver(expires_at, now)) return 'expired';
  return goalsOf(details).every(({ goal, reached }) => reached === goal) ? 'completed' : 'in_progress';
}
