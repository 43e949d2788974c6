import type { CallSchema } from './call-schema.ts';
import { getEndpoint } from './calls/publisher/endpoint/get-endpoint.ts';
import { postEndpointRotation } from './calls/publisher/endpoint/post-endpoint-rotation.ts';
import { putEndpoint } from './calls/publisher/endpoint/put-endpoint.ts';
import { putEndpointState } from './calls/publisher/endpoint/put-endpoint-state.ts';
import { getPostback } from './calls/publisher/postbacks/get-postback.ts';
import { getPostbacks } from './calls/publisher/postbacks/get-postbacks.ts';
import { postPostbackReplay } from './calls/publisher/postbacks/post-postback-replay.ts';
import { postRecover } from './calls/publisher/postbacks/post-recover.ts';
import { postReplay } from './calls/publisher/postbacks/post-replay.ts';
import { postTest } from './calls/publisher/postbacks/post-test.ts';
import { postSessions } from './calls/publisher/sessions/post-sessions.ts';
import { getStatement } from './calls/publisher/statements/get-statement.ts';
import { getStatements } from './calls/publisher/statements/get-statements.ts';
import { getUser } from './calls/publisher/users/get-user.ts';
import { getUserExport } from './calls/publisher/users/get-user-export.ts';
import { getUserLedger } from './calls/publisher/users/get-user-ledger.ts';
import { getUserSurveys } from './calls/publisher/users/get-user-surveys.ts';
import { postUserCredits } from './calls/publisher/users/post-user-credits.ts';
import { postUserErasure } from './calls/publisher/users/post-user-erasure.ts';
import { putUserNotifications } from './calls/publisher/users/put-user-notifications.ts';
import { putUserState } from './calls/publisher/users/put-user-state.ts';
import type { PublisherCallName } from './publisher-calls.ts';

/** The schemas of every call of the publishers' table, by its name. For servers and tools, since it imports zod. */
export const publisherCallSchemas = {
  'publisher/sessions/post-sessions': postSessions,
  'publisher/users/get-user-surveys': getUserSurveys,
  'publisher/users/put-user-notifications': putUserNotifications,
  'publisher/users/get-user': getUser,
  'publisher/postbacks/get-postbacks': getPostbacks,
  'publisher/postbacks/get-postback': getPostback,
  'publisher/postbacks/post-postback-replay': postPostbackReplay,
  'publisher/postbacks/post-replay': postReplay,
  'publisher/postbacks/post-recover': postRecover,
  'publisher/postbacks/post-test': postTest,
  'publisher/endpoint/get-endpoint': getEndpoint,
  'publisher/endpoint/put-endpoint': putEndpoint,
  'publisher/endpoint/post-endpoint-rotation': postEndpointRotation,
  'publisher/endpoint/put-endpoint-state': putEndpointState,
  'publisher/users/get-user-ledger': getUserLedger,
  'publisher/users/get-user-export': getUserExport,
  'publisher/users/put-user-state': putUserState,
  'publisher/users/post-user-erasure': postUserErasure,
  'publisher/users/post-user-credits': postUserCredits,
  'publisher/statements/get-statements': getStatements,
  'publisher/statements/get-statement': getStatement,
} satisfies Record<PublisherCallName, CallSchema>;
