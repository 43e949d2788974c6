// GET /users/{app}/{uhash} of the console: the head of a user's page.

import { stateOfOperators } from '@earnwall/domain/accounts/own-state';
import { isStateOfOperators } from '#accounts/own-state.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { requireApp } from '#console/require-app.ts';
import { lookAt } from '#console/users/look-at.ts';
import { findProfile, placeOf } from '#console/users/profile.ts';
import { isoTime } from '#present/iso-time.ts';
import { presentOperatedUser } from '#present/operated-user.ts';
import { findUserFacts } from '#store/console/users/facts.ts';
import { findBalances } from '#store/money/balances.ts';
import { findAppeal } from '#store/support/appeals.ts';

export const getUsersId: ConsoleHandler<'console/users/get-users-id'> = async (ctx, call) => {
  const { db } = ctx.database;
  const { scope } = call.operator;
  const app = await requireApp(ctx, scope, call.params.app);
  const user = await lookAt(ctx, call, 'console/users/get-users-id');
  const [facts, profile, balances, appeal, isRefused] = await Promise.all([
    findUserFacts(db, user),
    findProfile(ctx, user, placeOf(user, app)),
    findBalances(db, user),
    findAppeal(db, user),
    scope === 'all' ? false : isStateOfOperators(db, user, ctx.now()),
  ]);
  const { id, name, currency_name: currency, decimals, test_mode } = app;
  return {
    app: { id, name, currency, decimals, test_mode },
    user: presentOperatedUser(user, ctx.now(), appeal?.id),
    state_refused: isRefused ? stateOfOperators : null,
    erased_at: isoTime(facts.erased_at),
    balance: Number(balances.user),
    pending: Number(balances.user_pending),
    test_balance: Number(balances.user_test),
    country_since: user.country === null ? null : isoTime(facts.country_since ?? user.created_at),
    devices: facts.devices,
    ...{ completes: facts.completes, reversals: facts.reversals },
    ...{ profile: profile.progress, tickets: facts.tickets },
  };
};
