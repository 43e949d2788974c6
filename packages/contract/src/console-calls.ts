import { accessCalls } from './console-calls/access.ts';
import { appsCalls } from './console-calls/apps.ts';
import { bonusesCalls } from './console-calls/bonuses.ts';
import { feedbackCalls } from './console-calls/feedback.ts';
import { houseCalls } from './console-calls/house.ts';
import { inventoryCalls } from './console-calls/inventory.ts';
import { keysCalls } from './console-calls/keys.ts';
import { meCalls } from './console-calls/me.ts';
import { numbersCalls } from './console-calls/numbers.ts';
import { oddsCalls } from './console-calls/odds.ts';
import { payoutsCalls } from './console-calls/payouts.ts';
import { postbacksCalls } from './console-calls/postbacks.ts';
import { reconciliationsCalls } from './console-calls/reconciliations.ts';
import type { ConsoleCallRows } from './console-calls/row.ts';
import { suppliersCalls } from './console-calls/suppliers.ts';
import { teamCalls } from './console-calls/team.ts';
import { ticketsCalls } from './console-calls/tickets.ts';
import { usersCalls } from './console-calls/users.ts';

/**
 * The calls of operators, in the form of the table of calls: the name is the path of its schemas and of its handler.
 * Paths are appended to the admin base. Each names the capability it needs (domain/console/access.ts): a person has it by
 * the role, a machine with the operators' key has them all. A `{app}` of another publisher does not exist for the asker.
 */
export const consoleCalls = {
  ...accessCalls,
  ...meCalls,
  ...teamCalls,
  ...houseCalls,
  ...suppliersCalls,
  ...reconciliationsCalls,
  ...usersCalls,
  ...ticketsCalls,
  ...bonusesCalls,
  ...feedbackCalls,
  ...inventoryCalls,
  ...numbersCalls,
  ...oddsCalls,
  ...payoutsCalls,
  ...postbacksCalls,
  ...appsCalls,
  ...keysCalls,
} as const satisfies ConsoleCallRows;

export type ConsoleCallName = keyof typeof consoleCalls;
export type { ConsoleCallRow } from './console-calls/row.ts';
