// GET /me of the console: who is signed in, what they may do, and which apps they see.
import { writeShare } from '@earnwall/domain/console/share';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { preferencesOf, presentPerson } from '#present/console-person.ts';
import { ApiError } from '#request/api-error.ts';
import { findAppNames } from '#store/console/apps.ts';
import { findPerson } from '#store/console/people.ts';

const maxApps = 1000;

export const getMe: ConsoleHandler<'console/me/get-me'> = async (ctx, { operator }) => {
  const { db } = ctx.database;
  const person = operator.person_id === null ? null : await findPerson(db, operator.person_id);
  if (!person) throw new ApiError('not-found', 'There is no such person.');
  return {
    person: presentPerson(person),
    preferences: preferencesOf(person),
    capabilities: [...operator.capabilities],
    apps: await findAppNames(db, operator.scope, maxApps),
    payout_share: person.payout_share_bp === null ? null : writeShare(person.payout_share_bp),
    demo: ctx.config.demo,
  };
};
