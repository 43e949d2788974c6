/** What a key of the publishers' API may be used for; each call needs one of them (PB-04). */
export const publisherScopes = [
  'sessions',
  'users:read',
  'users:write',
  // Export and erasure: the key of a game server needs neither everything that is known of a person nor the end of it.
  'privacy',
  'credits',
  'postbacks:read',
  'postbacks:write',
  'statements',
] as const;

export type PublisherScope = (typeof publisherScopes)[number];
