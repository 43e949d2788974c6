// An offer of the inventory as it leaves the server: publishers never get what its network pays.
import type { InventoryOffer } from '@earnwall/contract/entities/inventory';
import { rewardOf } from '@earnwall/domain/money/reward';
import type { ListedOfferRow } from '#store/console/inventory/offer-list.ts';
import type { Viewer } from './viewer.ts';

export function presentInventoryOffer(row: ListedOfferRow, viewer: Viewer): InventoryOffer {
  const { starts, finished } = row;
  const payouts = row.payouts.map(Number);
  const rewards = payouts.map((payout) => milestoneReward(payout, viewer));
  return {
    ...{ id: row.id, name: row.name },
    icon_url: row.icon_url !== null && /^https?:\/\//.test(row.icon_url) ? row.icon_url : null,
    network: { id: row.network_id, name: row.network_name },
    network_paused: row.network_status === 'paused',
    ...{ category: row.category, platforms: row.platforms, countries: row.countries, status: row.status },
    payout_micros: viewer.isOperator ? sum(payouts) : null,
    reward: viewer.app && sum(rewards.map((reward) => reward ?? 0)),
    milestones: payouts.length,
    ...{ starts, finished },
    conversion: starts === 0 ? null : Math.min(1, finished / starts),
    epc_micros: viewer.isOperator && starts > 0 ? Math.round(Number(row.paid_micros) / starts) : null,
    ...{ rank: row.rank, placed_rank: row.placed_rank, featured: row.featured },
  };
}

/** Each milestone is rounded by itself, as it is paid. */
export const milestoneReward = (payout_micros: number, { app }: Viewer): number | null =>
  app && rewardOf({ payout_micros, ...app, bonus_percent: 0 }).user_reward;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
