// Syncs our copy of a supplier's inventory (SV-01).
import { randomBytes } from 'node:crypto';
import { namesAny } from '@earnwall/domain/surveys/exclusions';
import { rankOf } from '@earnwall/domain/surveys/rank';
import type { InventoryPage, InventorySupplier, SupplierSurvey } from '#ports/supplier.ts';
import { openSurveys } from '#store/suppliers/open-rows.ts';
import {
  closeOtherSurveys,
  closeSurveys,
  type SuppliedSurvey,
  saveSurveys,
} from '#store/surveys/inventory.ts';
import { findCursor, holdCursor, moveCursor, saveSupplier } from '#store/surveys/supplier-cursors.ts';
import type { FeedChanges, FeedTools } from './feed.ts';
import { readFeed } from './read-feed.ts';

export async function syncInventory(supplier: InventorySupplier, tools: FeedTools): Promise<FeedChanges> {
  const { id } = supplier;
  await saveSupplier(tools.database.db, supplier);
  return readFeed<InventoryPage>(
    {
      id,
      kind: supplier.feed.kind,
      open: openSurveys,
      fetch: (cursor, signal) => supplier.feed.read(cursor, signal),
      refsOf: ({ surveys, unchanged = [] }) => [...surveys.map(({ ref }) => ref), ...unchanged],
      findCursor: (on) => findCursor(on, id),
      holdCursor: (tx, cursor, now) => holdCursor(tx, id, cursor, now),
      moveCursor: (tx, cursor) => moveCursor(tx, id, cursor),
      save: (tx, page, now) => saveSurveys(tx, id, toRows(page), now),
      close: (tx, refs, now) => closeSurveys(tx, id, refs, now),
      closeOthers: (tx, refs, now) => closeOtherSurveys(tx, id, refs, now),
    },
    tools,
  );
}

/** One row per survey and quota, the last one counting: a page may name a survey twice. */
function toRows({ surveys }: InventoryPage): SuppliedSurvey[] {
  return [...new Map(surveys.map((survey) => [survey.ref, toRow(survey)])).values()];
}

function toRow(survey: SupplierSurvey): SuppliedSurvey {
  const { exclusions, said } = survey;
  const quotas = new Map(
    survey.quotas.map(({ ref, targeting, remaining }) => [ref, { supplier_ref: ref, targeting, remaining }]),
  );
  return {
    supplier_ref: survey.ref,
    hash: randomBytes(16).toString('base64url'),
    country: survey.country,
    language: survey.language,
    devices: [...survey.devices],
    topic: survey.topic,
    loi_seconds: survey.loi_seconds,
    payout_micros: survey.payout_micros,
    rank: rankOf(survey),
    conversion: said?.conversion ?? null,
    said_entrants: said?.entrants ?? null,
    said_completes: said?.completes ?? null,
    said_out_seconds: said?.out_seconds ?? null,
    targeting: survey.targeting,
    quota_rule: survey.quota_rule ?? 'none_full',
    entry_link: survey.entry_link ?? null,
    exclusions: exclusions && namesAny(exclusions) ? exclusions : null,
    invited: survey.invited ? [...survey.invited] : null,
    quotas: [...quotas.values()],
  };
}
