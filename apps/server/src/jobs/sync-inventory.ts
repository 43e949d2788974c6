// Syncs our copy of a supplier's inventory (SV-01).
import { randomBytes } from 'node:crypto';
import { rankOf } from '@earnwall/domain/surveys/rank';
import type { InventoryPage, InventorySupplier, SupplierSurvey } from '#ports/supplier.ts';
import {
  closeOtherSurveys,
  closeSurveys,
  type SuppliedSurvey,
  saveSurveys,
} from '#store/surveys/inventory.ts';
import { findCursor, holdCursor, moveCursor, saveSupplier } from '#store/surveys/supplier-cursors.ts';
import { type FeedChanges, type FeedTools, readFeed } from './read-feed.ts';

export async function syncInventory(supplier: InventorySupplier, tools: FeedTools): Promise<FeedChanges> {
  const { id } = supplier;
  await saveSupplier(tools.database.db, {
    id,
    name: supplier.name,
    entry_url: supplier.entryUrl,
    redirect_hosts: [...supplier.redirectHosts],
  });
  return readFeed<InventoryPage>(
    {
      fetch: supplier.syncInventory,
      refsOf: ({ surveys }) => surveys.map(({ ref }) => ref),
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
    targeting: survey.targeting,
    quotas: [...quotas.values()],
  };
}
