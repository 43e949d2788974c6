// What a node keeps in memory of an inventory: bits, and the bytes its lists are made of.
import type { MatchableSurvey } from '@earnwall/domain/matching/targeting';
import { InventorySnapshot } from '@earnwall/server/parts/inventory-snapshot';
import { collectGarbage } from '../shared/collect-garbage.ts';

/** Bytes of the process before and after, both without garbage. */
export function memoryOf(inventory: readonly MatchableSurvey[]): number {
  const before = bytesInUse();
  const snapshot = new InventorySnapshot();
  for (const survey of inventory.toSorted((a, b) => a.rank - b.rank)) snapshot.put(openSurvey(survey));
  const after = bytesInUse();
  // The last look keeps the snapshot alive until here.
  return snapshot.versionOf('') === '' ? 0 : after - before;
}

/** Texts are copied as if they had just come from the database, where no two of them share memory. */
function openSurvey(survey: MatchableSurvey): Parameters<InventorySnapshot['put']>[0] {
  const { id, rank, country, language, devices, targeting, quotas, quota_rule } = structuredClone(survey);
  return {
    ...{
      id,
      rank,
      supplied_rank: rank,
      placed_rank: null,
      country,
      language,
      devices: [...devices],
      targeting,
    },
    ...{ supplier_id: 'a-supplier', supplier_ref: `${id}`, exclusions: null, invited: null },
    quota_rule: quota_rule ?? 'none_full',
    closed_quotas: quotas.filter(({ remaining }) => remaining === 0).map((quota) => quota.targeting),
    open_quotas: [],
    ...{ conversion: 0.3, said_entrants: null, said_completes: null, said_out_seconds: null },
    ...{ hash: `${id}`.padStart(43, 'x'), loi_seconds: 600, payout_micros: 1_000_000n, payout_type: 1 },
    ...{ hot: false, featured: false, onboarding: false, is_rfg: false, flag: null },
    ...{ topic: 'travel', opened_at: new Date(0) },
    ...{ rating_half_stars: 80, rating_count: 10, respondent_check: null },
  };
}

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
