import type { OwnProfile } from '@earnwall/contract/entities/profile';

/** A question that is open in the dialog. */
export interface Asked {
  hash: string;
  question_text: string;
  why: OwnProfile['open'][number]['why'];
  /** It has an answer of the user's already, which can be deleted. */
  isKnown: boolean;
  /** Surveys ask it again: the same answer may be saved once more. */
  isStale: boolean;
}

/** What "Answer the next one" goes through: what is not answered yet, then what is too old or no longer fits. */
export function walkOf({ open, known }: Pick<OwnProfile, 'open' | 'known'>): Asked[] {
  return [...open.map(askOpen), ...known.filter(needsAnswer).map(askKnown)];
}

/** The next question of a walk, without those that were put off; null at its end. */
export function nextOf(
  profile: Pick<OwnProfile, 'open' | 'known'>,
  later: ReadonlySet<string>,
): Asked | null {
  return walkOf(profile).find(({ hash }) => !later.has(hash)) ?? null;
}

export const askOpen = ({ hash, question_text, why }: OwnProfile['open'][number]): Asked => ({
  ...{ hash, question_text, why },
  ...{ isKnown: false, isStale: false },
});

export const askKnown = ({ hash, question_text, why, is_stale }: OwnProfile['known'][number]): Asked => ({
  ...{ hash, question_text, why },
  ...{ isKnown: true, isStale: is_stale },
});

function needsAnswer({ given_by, is_stale, is_outdated }: OwnProfile['known'][number]): boolean {
  return given_by === 'user' && (is_stale || is_outdated);
}
