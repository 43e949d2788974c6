// PUT /inventory/surveys of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { changeSurveys } from '#console/inventory/change-surveys.ts';

export const putInventorySurveys: ConsoleHandler<'console/inventory/put-inventory-surveys'> = async (
  ctx,
  { body, operator },
) => ({ surveys: await changeSurveys(ctx, operator, body.changes) });
