// The bonuses that the panel of somebody shows now (spec §3 "Bonus", SL-09).
import type { Bonus } from '@earnwall/contract/entities/bonus';
import { bonusesInForce } from '@earnwall/domain/bonuses/in-force';
import type { Caller } from '#http/who.ts';
import { presentPercent, presentSpecial } from '#present/bonus.ts';
import type { Queryable } from '#store/queryable.ts';
import { loadSpecials, type Special } from './specials.ts';

/** As many as the contract lets through. */
const most = 50;

export async function bonusesFor(on: Queryable, who: Caller, now: Date): Promise<Bonus[]> {
  const inForce = bonusesInForce(who.bonuses, now);
  const specials = await loadSpecials(on, who, inForce, now);
  return [
    ...specials
      .filter((special) => isTold(special, now))
      .map(({ bonus, details }) => presentSpecial(bonus, details)),
    ...inForce.filter(({ type }) => type === 'percent').map(presentPercent),
  ].slice(0, most);
}

const claimedToldMs = 24 * 60 * 60 * 1000;

/** What was claimed is told for a day, and then it is a thing of the past. */
function isTold({ claim }: Special, now: Date): boolean {
  return claim === null || now.getTime() - claim.claimed_at.getTime() < claimedToldMs;
}
