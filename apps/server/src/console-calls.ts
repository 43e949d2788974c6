// The map of all handlers of operators' calls.
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { putAppsMaintenance } from './calls/console/apps/put-apps-maintenance.ts';
import { getUsers } from './calls/console/users/get-users.ts';
import { getUsersEvents } from './calls/console/users/get-users-events.ts';
import { putUsersCountry } from './calls/console/users/put-users-country.ts';
import { putUsersState } from './calls/console/users/put-users-state.ts';
import type { ConsoleHandler } from './http/console-request.ts';

export const consoleHandlers: { readonly [N in ConsoleCallName]: ConsoleHandler<N> } = {
  'console/users/get-users': getUsers,
  'console/users/put-users-state': putUsersState,
  'console/users/put-users-country': putUsersCountry,
  'console/users/get-users-events': getUsersEvents,
  'console/apps/put-apps-maintenance': putAppsMaintenance,
};
