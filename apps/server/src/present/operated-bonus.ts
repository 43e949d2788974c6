// A bonus as the console shows it; a person only where the asker may see one.
import type { OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { localOf } from '@earnwall/domain/zones/local-time';
import { runStateOf } from '@earnwall/domain/zones/run-state';
import type { BonusResults } from '#store/console/bonus-results.ts';
import type { ListedBonus } from '#store/console/bonuses.ts';

const nothing: BonusResults = { claims: 0, points: 0n, usd_micros: 0n, completes: 0, completes_before: 0 };

interface Asked {
  readonly now: Date;
  readonly showsPeople: boolean;
}

export function presentOperatedBonus(
  { bonus, app, offer_name, uhash }: ListedBonus,
  results: BonusResults = nothing,
  { now, showsPeople }: Asked,
): OperatedBonus {
  const { starts_at, expires_at, zone, offer_id } = bonus;
  const { claims, points, usd_micros, completes, completes_before } = results;
  return {
    id: bonus.id,
    app: { id: app.id, name: app.name },
    type: bonus.type,
    entities: bonus.entities,
    audience: {
      kind: bonus.user_id !== null ? 'user' : bonus.country !== null ? 'country' : 'everybody',
      country: bonus.country,
      user: showsPeople ? uhash : null,
    },
    percentage: bonus.percentage,
    goals: {
      completes: bonus.goal_completes,
      completes_surveys: bonus.goal_completes_surveys,
      finished: bonus.goal_finished,
      finished_offers: bonus.goal_finished_offers,
    },
    reward: bonus.user_reward === null ? null : Number(bonus.user_reward),
    offer: offer_id === null ? null : { id: offer_id, name: offer_name ?? offer_id },
    zone,
    starts: localOf(starts_at, zone),
    ends: expires_at && localOf(expires_at, zone),
    starts_at: starts_at.toISOString(),
    ends_at: expires_at?.toISOString() ?? null,
    state: runStateOf(starts_at, expires_at, now),
    currency: { name: app.currency_name, decimals: app.decimals },
    results: {
      ...{ claims, completes, completes_before },
      cost: { points: Number(points), usd_micros: Number(usd_micros) },
    },
  };
}
