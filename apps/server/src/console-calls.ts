// The map of all handlers of operators' calls.
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { putAppsMaintenance } from '#calls/console/apps/put-apps-maintenance.ts';
import { getAppsEndpoint } from '#calls/console/endpoint/get-apps-endpoint.ts';
import { postAppsEndpointRotation } from '#calls/console/endpoint/post-apps-endpoint-rotation.ts';
import { putAppsEndpoint } from '#calls/console/endpoint/put-apps-endpoint.ts';
import { putAppsEndpointState } from '#calls/console/endpoint/put-apps-endpoint-state.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { getAppsKeys } from '#calls/console/keys/get-apps-keys.ts';
import { postAppsKeys } from '#calls/console/keys/post-apps-keys.ts';
import { postAppsKeysEnd } from '#calls/console/keys/post-apps-keys-end.ts';
import { postAppsKeysRotation } from '#calls/console/keys/post-apps-keys-rotation.ts';
import { getAppsStatement } from '#calls/console/statements/get-apps-statement.ts';
import { getTickets } from '#calls/console/tickets/get-tickets.ts';
import { getTicketsFiles } from '#calls/console/tickets/get-tickets-files.ts';
import { getTicketsId } from '#calls/console/tickets/get-tickets-id.ts';
import { postTicketsReplies } from '#calls/console/tickets/post-tickets-replies.ts';
import { putTicketsState } from '#calls/console/tickets/put-tickets-state.ts';
import { getUsers } from '#calls/console/users/get-users.ts';
import { getUsersEvents } from '#calls/console/users/get-users-events.ts';
import { putUsersCountry } from '#calls/console/users/put-users-country.ts';
import { putUsersProfileReview } from '#calls/console/users/put-users-profile-review.ts';
import { putUsersState } from '#calls/console/users/put-users-state.ts';

export const consoleHandlers: { readonly [N in ConsoleCallName]: ConsoleHandler<N> } = {
  'console/users/get-users': getUsers,
  'console/users/put-users-state': putUsersState,
  'console/users/put-users-country': putUsersCountry,
  'console/users/put-users-profile-review': putUsersProfileReview,
  'console/users/get-users-events': getUsersEvents,
  'console/apps/put-apps-maintenance': putAppsMaintenance,
  'console/keys/get-apps-keys': getAppsKeys,
  'console/keys/post-apps-keys': postAppsKeys,
  'console/keys/post-apps-keys-rotation': postAppsKeysRotation,
  'console/keys/post-apps-keys-end': postAppsKeysEnd,
  'console/tickets/get-tickets': getTickets,
  'console/tickets/get-tickets-id': getTicketsId,
  'console/tickets/post-tickets-replies': postTicketsReplies,
  'console/tickets/put-tickets-state': putTicketsState,
  'console/tickets/get-tickets-files': getTicketsFiles,
  'console/endpoint/get-apps-endpoint': getAppsEndpoint,
  'console/endpoint/put-apps-endpoint': putAppsEndpoint,
  'console/endpoint/post-apps-endpoint-rotation': postAppsEndpointRotation,
  'console/endpoint/put-apps-endpoint-state': putAppsEndpointState,
  'console/statements/get-apps-statement': getAppsStatement,
};
