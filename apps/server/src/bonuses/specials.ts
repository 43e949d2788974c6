// A user's special bonuses, each with its four goals and their progress (BO-04).
import type { SpecialDetails } from '@earnwall/contract/entities/bonus';
import { type SpecialState, specialProgress, specialState } from '@earnwall/domain/bonuses/special';
import type { Who } from '#request/who.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { type BonusClaim, findSpecialStandings } from '#store/money/bonus-claims.ts';
import type { BonusRecord } from '#store/money/bonuses.ts';

export interface Special {
  readonly bonus: BonusRecord;
  readonly details: SpecialDetails;
  readonly state: SpecialState;
  readonly claim: BonusClaim | null;
}

export async function loadSpecials(
  on: Queryable,
  who: Pick<Who, 'app' | 'user'>,
  bonuses: readonly BonusRecord[],
  now: Date,
): Promise<Special[]> {
  const specials = bonuses.filter(({ type }) => type === 'special');
  if (specials.length === 0) return [];
  const standings = await findSpecialStandings(
    on,
    who,
    specials.map(({ id }) => id),
  );
  return specials.flatMap((bonus) => {
    const standing = standings.get(bonus.id);
    if (!standing) return [];
    const { goal_completes, goal_completes_surveys, goal_finished, goal_finished_offers } = bonus;
    const details: SpecialDetails = {
      ...{ goal_completes, goal_completes_surveys, goal_finished, goal_finished_offers },
      ...specialProgress(bonus.entities, standing.done),
      user_reward: Number(standing.claim?.user_reward ?? bonus.user_reward ?? 0n),
      is_claimed: standing.claim !== null,
    };
    return { bonus, details, state: specialState(details, bonus.expires_at, now), claim: standing.claim };
  });
}
