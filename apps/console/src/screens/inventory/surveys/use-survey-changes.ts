import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { callConsole } from '#api/client.ts';
import { type ItemChange, withChange } from '#features/inventory/item-change.ts';
import { useItemChanges } from '#features/inventory/use-item-changes.ts';

const shown = [
  'console/inventory/get-inventory-surveys',
  'console/inventory/get-inventory-surveys-id',
] as const;
type List = ConsoleAnswerOf<(typeof shown)[0]>;
type One = ConsoleAnswerOf<(typeof shown)[1]>;

export const useSurveyChanges = () => useItemChanges({ shown, patch, send });

function patch(answer: unknown, changes: ReadonlyMap<string, ItemChange>): unknown {
  const known = answer as List | One;
  if ('survey' in known)
    return { ...known, survey: withChange(known.survey, changes.get(known.survey.hash)) };
  return { ...known, surveys: known.surveys.map((survey) => withChange(survey, changes.get(survey.hash))) };
}

async function send(changes: ReadonlyMap<string, ItemChange>) {
  const list = Array.from(changes, ([survey, change]) => ({ survey, ...change }));
  const answer = await callConsole('console/inventory/put-inventory-surveys', { body: { changes: list } });
  return new Map(answer.surveys.map(({ survey, before }) => [survey, before]));
}
