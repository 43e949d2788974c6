// A survey of the inventory as it leaves the server: publishers never get what its supplier pays.
import type { InventorySurvey } from '@earnwall/contract/entities/inventory';
import { topics } from '@earnwall/contract/topics';
import { rewardOf } from '@earnwall/domain/money/reward';
import type { ListedSurveyRow } from '#store/console/inventory/survey-list.ts';
import type { JudgedSurvey } from './judge-surveys.ts';
import type { Viewer } from './viewer.ts';

export function presentInventorySurvey(
  row: ListedSurveyRow,
  { app, isOperator }: Viewer,
  judged: JudgedSurvey | null = null,
): InventorySurvey {
  const { clicks, starts, completes } = row;
  const payout = Number(row.payout_micros);
  return {
    hash: row.hash,
    supplier: { id: row.supplier_id, name: row.supplier_name },
    supplier_ref: isOperator ? row.supplier_ref : null,
    ...{ country: row.country, language: row.language, devices: row.devices },
    topic: topics.find((topic) => topic === row.topic) ?? null,
    status: row.status,
    supplier_paused: row.supplier_status === 'paused',
    payout_micros: isOperator ? payout : null,
    reward: app && rewardOf({ payout_micros: payout, ...app, bonus_percent: 0 }).user_reward,
    loi_seconds: row.loi_seconds,
    ...{ clicks, starts, completes },
    said: isOperator ? saidIn(row) : null,
    conversion: starts === 0 ? null : Math.min(1, completes / starts),
    epc_micros: isOperator && clicks > 0 ? Math.round(Number(row.paid_micros) / clicks) : null,
    reward_per_click: app && clicks > 0 ? Math.round(Number(row.credited) / clicks) : null,
    rating: row.rating_count === 0 ? null : Math.round((row.rating_half_stars * 5) / row.rating_count) / 10,
    rating_count: row.rating_count,
    quota_left: row.quota_left === null ? null : Number(row.quota_left),
    ...{ rank: row.rank, placed_rank: row.placed_rank },
    ...{ hot: row.hot, featured: row.featured, onboarding: row.onboarding },
    verdict: judged && { shown: judged.reason === null, reason: judged.reason, question: judged.question },
  };
}

/** A share is stored in fewer digits than it is read in. */
function saidIn(row: ListedSurveyRow): InventorySurvey['said'] {
  const { said_conversion, said_entrants: entrants, said_completes: completes } = row;
  if (said_conversion === null) return null;
  const conversion = Number(said_conversion.toFixed(4));
  return { conversion, entrants, completes, out_seconds: row.said_out_seconds };
}
