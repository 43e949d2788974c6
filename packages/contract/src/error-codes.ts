/** Why a login or the look-up of a user failed (ID-04); always answered with HTTP 401. */
export const loginErrors = {
  1: 'invalid credentials',
  2: 'user not found by hash',
  3: 'missing app',
  4: 'missing user by app id and external id',
  5: 'cannot create user',
  6: 'app hash is an integer',
  7: 'app is in new-users-disabled status',
  8: 'disabled by app-country source config',
  9: 'source is invalid',
  10: 'app is fully disabled',
  11: 'unknown',
  12: 'invalid security hash',
  13: 'error on user creation',
} as const;

export type LoginErrorCode = keyof typeof loginErrors;

/** The HTTP status of every login error. */
export const loginErrorStatus = 401;

/** Everything else that can go wrong, with the HTTP status it is answered with. */
export const requestErrors = {
  /** The request does not have the form the contract gives it. */
  'bad-request': 400,
  /** The user is known, but may not do this. */
  forbidden: 403,
  /** The person is signed in, but a factor must be proven again before this (console). */
  'factor-needed': 403,
  /** More than the role may credit in a day (console). */
  'above-cap': 403,
  /** It does not exist, or belongs to another user: both give the same answer. */
  'not-found': 404,
  'method-not-allowed': 405,
  /** It was already done, or the state has moved on. */
  conflict: 409,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  /** Well formed, but refused by a rule of the product. */
  unprocessable: 422,
  'too-many-requests': 429,
  internal: 500,
  /** The database or another part the answer needs cannot be reached; worth another try. */
  unavailable: 503,
} as const;

export type RequestErrorCode = keyof typeof requestErrors;

/** Errors that any call can give; those of a single call stand with its schemas. */
export const commonErrors = [
  'bad-request',
  'payload-too-large',
  'too-many-requests',
  'internal',
  'unavailable',
] as const satisfies readonly RequestErrorCode[];

export type ErrorCode = LoginErrorCode | RequestErrorCode;
