import type { CallSchema } from './call-schema.ts';
import { accessSchemas } from './console-call-schemas/access.ts';
import { appsSchemas } from './console-call-schemas/apps.ts';
import { bonusesSchemas } from './console-call-schemas/bonuses.ts';
import { feedbackSchemas } from './console-call-schemas/feedback.ts';
import { houseSchemas } from './console-call-schemas/house.ts';
import { inventorySchemas } from './console-call-schemas/inventory.ts';
import { keysSchemas } from './console-call-schemas/keys.ts';
import { meSchemas } from './console-call-schemas/me.ts';
import { numbersSchemas } from './console-call-schemas/numbers.ts';
import { oddsSchemas } from './console-call-schemas/odds.ts';
import { payoutsSchemas } from './console-call-schemas/payouts.ts';
import { postbacksSchemas } from './console-call-schemas/postbacks.ts';
import { reconciliationsSchemas } from './console-call-schemas/reconciliations.ts';
import { suppliersSchemas } from './console-call-schemas/suppliers.ts';
import { teamSchemas } from './console-call-schemas/team.ts';
import { ticketsSchemas } from './console-call-schemas/tickets.ts';
import { usersSchemas } from './console-call-schemas/users.ts';
import type { ConsoleCallName } from './console-calls.ts';

/** The schemas of every call of the operators' table, by its name. For servers and tools, since it imports zod. */
export const consoleCallSchemas = {
  ...accessSchemas,
  ...meSchemas,
  ...teamSchemas,
  ...houseSchemas,
  ...suppliersSchemas,
  ...reconciliationsSchemas,
  ...usersSchemas,
  ...ticketsSchemas,
  ...bonusesSchemas,
  ...feedbackSchemas,
  ...inventorySchemas,
  ...numbersSchemas,
  ...oddsSchemas,
  ...payoutsSchemas,
  ...postbacksSchemas,
  ...appsSchemas,
  ...keysSchemas,
} satisfies Record<ConsoleCallName, CallSchema>;
