import type { Survey } from '@earnwall/contract/entities/survey';

/** What the sort needs to know of a survey. */
export type SortableSurvey = Pick<Survey, 'order' | 'user_reward' | 'loi' | 'onboarding'>;

/** How a list of surveys can be arranged (SL-03). */
export type SurveySortMode = 'by_order' | 'by_survey_reward' | 'by_survey_time';

/**
 * What each sort key, the value a chip stands for and `sort-surveys` stores, means for surveys. `my_offers`
 * belongs to the offers list alone.
 */
export const surveySortModes = {
  by_order: 'by_order',
  by_reward: 'by_survey_reward',
  time: 'by_survey_time',
  my_offers: null,
} as const satisfies Record<string, SurveySortMode | null>;

type SortKey = keyof typeof surveySortModes;
export type SurveySortKey = Exclude<SortKey, 'my_offers'>;

/** The chips of the survey list, in the order they show. */
export const surveySortKeys: readonly SurveySortKey[] = ['by_order', 'by_reward', 'time'];

/** The chips that metadata leave: without filters only the default, and no order by rewards that are not shown. */
export function surveySortKeysFor(shows: { show_filters: boolean; show_rewards: boolean }) {
  return surveySortKeys.filter(
    (key) => key === 'by_order' || (shows.show_filters && (shows.show_rewards || key !== 'by_reward')),
  );
}

/** The stored sort; a key that is not among those offered means the default. */
export function readSurveySortKey(stored: string | null | undefined, offered = surveySortKeys) {
  return offered.find((key) => key === stored) ?? 'by_order';
}

type Comparison = (a: SortableSurvey, b: SortableSurvey) => number;

const byOnboarding: Comparison = (a, b) => Number(b.onboarding) - Number(a.onboarding);
const byOrder: Comparison = (a, b) => a.order - b.order;

const comparisons: Record<SurveySortMode, Comparison> = {
  by_order: byOrder,
  by_survey_reward: (a, b) => b.user_reward - a.user_reward,
  by_survey_time: (a, b) => a.loi - b.loi,
};

/** An onboarding survey is always first, equals keep the matcher's order (SL-03). */
export function sortSurveys<S extends SortableSurvey>(surveys: readonly S[], mode: SurveySortMode): S[] {
  const compare = comparisons[mode];
  return surveys.toSorted((a, b) => byOnboarding(a, b) || compare(a, b) || byOrder(a, b));
}
