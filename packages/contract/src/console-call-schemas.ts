import type { CallSchema } from './call-schema.ts';
import { putAppsMaintenance } from './calls/console/apps/put-apps-maintenance.ts';
import { getUsers } from './calls/console/users/get-users.ts';
import { getUsersEvents } from './calls/console/users/get-users-events.ts';
import { putUsersCountry } from './calls/console/users/put-users-country.ts';
import { putUsersState } from './calls/console/users/put-users-state.ts';
import type { ConsoleCallName } from './console-calls.ts';

/** The schemas of every call of the operators' table, by its name. For servers and tools: it brings zod along. */
export const consoleCallSchemas = {
  'console/users/get-users': getUsers,
  'console/users/put-users-state': putUsersState,
  'console/users/put-users-country': putUsersCountry,
  'console/users/get-users-events': getUsersEvents,
  'console/apps/put-apps-maintenance': putAppsMaintenance,
} satisfies Record<ConsoleCallName, CallSchema>;
