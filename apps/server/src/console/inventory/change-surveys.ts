// Operators pause, mark and place surveys, many at once: all of it or nothing, each with its own line of the audit.
import type { ConsoleAnswerOf, ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import { changedState, changesInWords, stateChanges } from '@earnwall/domain/console/inventory-changes';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { type Actor, recordChange } from '#store/console/audit.ts';
import {
  findFirstSurveyRank,
  lockSurveys,
  type SurveyState,
  saveSurveyState,
} from '#store/console/inventory/change-surveys.ts';
import type { Tx } from '#store/engine/queryable.ts';
import type { Said } from './said.ts';

type Call = 'console/inventory/put-inventory-surveys';
type Change = ConsoleBodyOf<Call>['changes'][number];
type Changed = ConsoleAnswerOf<Call>['surveys'][number];

export async function changeSurveys(
  { database, now }: Context,
  by: Actor,
  changes: readonly Change[],
  { reason, check }: Said<SurveyState> = {},
): Promise<Changed[]> {
  return await database.transaction(async (tx) => {
    const locked = await lockSurveys(tx, [...new Set(changes.map(({ survey }) => survey))]);
    const states = new Map(locked.map((survey) => [survey.hash, survey]));
    const firsts = new Map<string, number | null>();
    const changed: Changed[] = [];
    // What goes to the top together keeps its order: the last one is placed first.
    for (const change of [...changes].reverse()) {
      const before = states.get(change.survey);
      if (!before) throw new ApiError('not-found', `There is no survey ${change.survey}.`);
      const { country } = before;
      if (change.rank === 'top' && !firsts.has(country)) {
        firsts.set(country, await findFirstSurveyRank(tx, country));
      }
      const after = changedState(before, wantedOf(change), firsts.get(country) ?? null);
      if (change.rank === 'top') firsts.set(country, after.rank);
      check?.(before);
      await save(tx, before, after, { by, at: now(), ...(reason !== undefined && { reason }) });
      states.set(after.hash, after);
      changed.unshift({ survey: after.hash, before: presented(before), after: presented(after) });
    }
    return changed;
  });
}

const wantedOf = ({ survey: _, ...wanted }: Change) => wanted;

async function save(
  tx: Tx,
  before: SurveyState,
  after: SurveyState,
  said: { by: Actor; at: Date; reason?: string },
): Promise<void> {
  const changes = stateChanges(before, after);
  if (changes.length === 0) return;
  await saveSurveyState(tx, after);
  const what = `survey ${after.hash} ${changesInWords(changes)}`;
  await recordChange(tx, { ...said, what, changes, act: 'survey', about: { survey: after.hash } });
}

const presented = ({ paused, hot, featured, rank }: SurveyState) => ({ paused, hot, featured, rank });
