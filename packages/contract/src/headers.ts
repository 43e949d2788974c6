/** Header names of the shared client (AP-02, decision 0002); lower case, as Node and fetch hand them out. */
export const requestHeaders = {
  /** `Bearer <user hash>`, or `Bearer <uuid>:<app>[:<security hash>]` with percent-encoded parts. */
  authorization: 'authorization',
  /** Random for each load of the page. */
  tabId: 'x-tab-id',
  /** The app id; sent from the moment it is known, and after the end of a login, too (decision 0070). */
  accountId: 'x-account-id',
  /** Sent on paths that start with /app only. */
  deviceManufacturer: 'x-device-manufacturer',
  deviceModel: 'x-device-model',
  /** One of `userPlatforms`; anything else counts as web. */
  userPlatform: 'x-user-platform',
  maId: 'x-ma-id',
  otmPool: 'x-otm-pool',
  /** The language of the panel; Brazilian Portuguese travels as `pt_BR`. */
  userLocale: 'x-user-locale',
} as const;

/** Where the panel runs: in a browser, or in the web view of a phone app (ID-12). */
export const userPlatforms = ['web', 'ios', 'android'] as const;
export type UserPlatform = (typeof userPlatforms)[number];

export const answerHeaders = {
  ipLogHash: 'x-ip-log-hash',
  /** The id for PUT /ip-logs/{id}/fp. */
  ipLogUuid: 'x-ip-log-uuid',
  /** Present when the server wants that call to follow. */
  fingerprintWanted: 'x-fingerprint-wanted',
} as const;
