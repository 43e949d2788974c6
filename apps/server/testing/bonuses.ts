// Bonuses that tests start from; one for everybody of an app, begun an hour ago, unless said otherwise.

import type { Database } from '#store/engine/database.ts';
import { type BonusRecord, type NewBonus, saveBonus } from '#store/money/bonuses.ts';
import { randomHash } from './random-hash.ts';

export type { BonusRecord, NewBonus } from '#store/money/bonuses.ts';

export function aBonus(
  database: Database,
  app: { id: string },
  now: Date,
  given: Partial<NewBonus>,
): Promise<BonusRecord> {
  const bonus: NewBonus = {
    ...{ id: randomHash(), app_id: app.id, type: 'percent', entities: ['surveys', 'offers'] },
    ...{ starts_at: new Date(now.getTime() - 3_600_000), expires_at: null },
    ...given,
  };
  return database.transaction((tx) => saveBonus(tx, bonus));
}

export async function changeBonus(
  database: Database,
  bonus: BonusRecord,
  change: Partial<NewBonus>,
): Promise<void> {
  await database.transaction((tx) => saveBonus(tx, { ...bonus, ...change }));
}
