import type { keysCalls } from '@earnwall/contract/console-calls/keys';
import { getAppsEndpoint } from '#calls/console/endpoint/get-apps-endpoint.ts';
import { postAppsEndpointRotation } from '#calls/console/endpoint/post-apps-endpoint-rotation.ts';
import { postAppsEndpointRotationEnd } from '#calls/console/endpoint/post-apps-endpoint-rotation-end.ts';
import { putAppsEndpoint } from '#calls/console/endpoint/put-apps-endpoint.ts';
import { putAppsEndpointState } from '#calls/console/endpoint/put-apps-endpoint-state.ts';
import { getAppsKeys } from '#calls/console/keys/get-apps-keys.ts';
import { getAppsSecret } from '#calls/console/keys/get-apps-secret.ts';
import { postAppsKeys } from '#calls/console/keys/post-apps-keys.ts';
import { postAppsKeysEnd } from '#calls/console/keys/post-apps-keys-end.ts';
import { postAppsKeysRotation } from '#calls/console/keys/post-apps-keys-rotation.ts';
import { postAppsSecretEnd } from '#calls/console/keys/post-apps-secret-end.ts';
import { postAppsSecretRotation } from '#calls/console/keys/post-apps-secret-rotation.ts';
import type { ConsoleHandlers } from './handler.ts';

export const keysHandlers: ConsoleHandlers<keyof typeof keysCalls> = {
  'console/keys/get-apps-keys': getAppsKeys,
  'console/keys/post-apps-keys': postAppsKeys,
  'console/keys/post-apps-keys-rotation': postAppsKeysRotation,
  'console/keys/post-apps-keys-end': postAppsKeysEnd,
  'console/keys/get-apps-secret': getAppsSecret,
  'console/keys/post-apps-secret-rotation': postAppsSecretRotation,
  'console/keys/post-apps-secret-end': postAppsSecretEnd,
  'console/endpoint/get-apps-endpoint': getAppsEndpoint,
  'console/endpoint/put-apps-endpoint': putAppsEndpoint,
  'console/endpoint/post-apps-endpoint-rotation': postAppsEndpointRotation,
  'console/endpoint/post-apps-endpoint-rotation-end': postAppsEndpointRotationEnd,
  'console/endpoint/put-apps-endpoint-state': putAppsEndpointState,
};
