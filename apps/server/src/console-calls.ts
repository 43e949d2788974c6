// The map of all handlers of operators' calls.

import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { accessHandlers } from '#calls/console/access.ts';
import { appsHandlers } from '#calls/console/apps.ts';
import { bonusesHandlers } from '#calls/console/bonuses.ts';
import { feedbackHandlers } from '#calls/console/feedback.ts';
import type { ConsoleHandlers } from '#calls/console/handler.ts';
import { houseHandlers } from '#calls/console/house.ts';
import { inventoryHandlers } from '#calls/console/inventory.ts';
import { keysHandlers } from '#calls/console/keys.ts';
import { meHandlers } from '#calls/console/me.ts';
import { numbersHandlers } from '#calls/console/numbers.ts';
import { oddsHandlers } from '#calls/console/odds.ts';
import { payoutsHandlers } from '#calls/console/payouts.ts';
import { postbacksHandlers } from '#calls/console/postbacks.ts';
import { reconciliationsHandlers } from '#calls/console/reconciliations.ts';
import { suppliersHandlers } from '#calls/console/suppliers.ts';
import { teamHandlers } from '#calls/console/team.ts';
import { ticketsHandlers } from '#calls/console/tickets.ts';
import { usersHandlers } from '#calls/console/users.ts';

export const consoleHandlers: ConsoleHandlers<ConsoleCallName> = {
  ...accessHandlers,
  ...meHandlers,
  ...teamHandlers,
  ...houseHandlers,
  ...suppliersHandlers,
  ...reconciliationsHandlers,
  ...usersHandlers,
  ...ticketsHandlers,
  ...bonusesHandlers,
  ...feedbackHandlers,
  ...inventoryHandlers,
  ...numbersHandlers,
  ...oddsHandlers,
  ...payoutsHandlers,
  ...postbacksHandlers,
  ...appsHandlers,
  ...keysHandlers,
};
