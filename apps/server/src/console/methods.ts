// How somebody can prove a factor.
import type { FactorMethod } from '@earnwall/contract/entities/console-sign-in';
import { findFactors } from '#store/console/factors.ts';
import { countRecoveryCodes } from '#store/console/recovery-codes.ts';
import type { Queryable } from '#store/engine/queryable.ts';

/** None where there is no factor. */
export async function methodsOf(on: Queryable, person_id: string): Promise<FactorMethod[]> {
  const kinds = new Set((await findFactors(on, person_id)).map(({ kind }) => kind));
  if (kinds.size === 0) return [];
  const codes = await countRecoveryCodes(on, person_id);
  return [
    ...(['totp', 'passkey'] as const).filter((kind) => kinds.has(kind)),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ];
}
