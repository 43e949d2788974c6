// GET /me/factors of the console.

import { mustHaveFactor } from '@earnwall/domain/console/access';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requirePerson } from '#console/person-actor.ts';
import { presentFactor } from '#present/console-team.ts';
import { findFactors } from '#store/console/factors.ts';
import { countRecoveryCodes } from '#store/console/recovery-codes.ts';

export const getMeFactors: ConsoleHandler<'console/me/get-me-factors'> = async (ctx, { operator }) => {
  const { db } = ctx.database;
  const { id, role } = await requirePerson(ctx, operator);
  return {
    factors: (await findFactors(db, id)).map(presentFactor),
    recovery_codes_left: await countRecoveryCodes(db, id),
    required: mustHaveFactor(role),
  };
};
