import type { Survey } from '@earnwall/contract/entities/survey';

/** What the sections need to know of a survey. */
export type SectionedSurvey = Pick<Survey, 'loi' | 'user_reward' | 'opened_on'>;

/** What sets surveys apart, beside themselves. */
export interface SectionFacts {
  /** The least reward of "High reward"; null where there is no such section. */
  highReward: number | null;
  /** The first UTC day that counts as new. */
  newSince: string;
}

export type SectionName = 'quick' | 'high_reward' | 'new' | 'more';

export interface SurveySection<S> {
  name: SectionName;
  surveys: readonly S[];
  /** How many of them show at first. */
  first: number;
}

/** Everything together shows this many tiles at first, the best one included, and each section but the last two rows. */
const firstTiles = 24;
const firstOfSection = 4;
const fewestOfSection = 2;
const quickSeconds = 300;
const dayMs = 86_400_000;

/**
 * The list in its own order as a best survey and sections (decision 0102). A survey is in the first section that takes
 * it and in no other; a section of one is none, and its survey is among the rest, which comes last.
 */
export function sectionsOf<S extends SectionedSurvey>(
  [best, ...others]: readonly S[],
  { highReward, newSince }: SectionFacts,
): { best: S | undefined; sections: SurveySection<S>[] } {
  const nameOf = ({ loi, user_reward, opened_on }: S): SectionName => {
    if (loi <= quickSeconds) return 'quick';
    if (highReward !== null && user_reward >= highReward) return 'high_reward';
    return opened_on >= newSince ? 'new' : 'more';
  };
  const names = (['quick', 'high_reward', 'new'] as const).filter(
    (name) => others.filter((survey) => nameOf(survey) === name).length >= fewestOfSection,
  );
  let left = firstTiles - 1;
  const sections = [...names, 'more' as const].map((name) => {
    const isRest = name === 'more';
    const surveys = others.filter((survey) => {
      const own = nameOf(survey);
      return isRest ? !names.some((taken) => taken === own) : own === name;
    });
    const first = Math.min(surveys.length, isRest ? left : firstOfSection);
    left -= first;
    return { name, surveys, first };
  });
  return { best, sections: sections.filter(({ first }) => first > 0) };
}

/** From the list itself and from the day: what came into the inventory yesterday or today is new. */
export function sectionFactsOf(
  surveys: readonly SectionedSurvey[],
  showsReward: boolean,
  now: number,
): SectionFacts {
  return {
    highReward: showsReward ? highRewardOf(surveys) : null,
    newSince: new Date(now - dayMs).toISOString().slice(0, 10),
  };
}

/**
 * The upper quarter of the list's rewards begins about here: rounded down to a figure that reads well, such as 1,000 or
 * 450. Null where the rewards are too much alike for it to set any apart.
 */
function highRewardOf(surveys: readonly SectionedSurvey[]): number | null {
  const rewards = surveys.map(({ user_reward }) => user_reward).sort((a, b) => a - b);
  const at = (part: number) => rewards[Math.floor(rewards.length * part)] ?? 0;
  // Half of the leading digit: 1, 1.5, 2, 2.5 and so on.
  const perStep = 2 / 10 ** Math.floor(Math.log10(at(0.75)));
  const figure = Math.floor(at(0.75) * perStep) / perStep;
  return figure > at(0.5) ? figure : null;
}
