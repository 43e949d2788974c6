// The roles of people in the console, and what a role can allow. Which role allows what is a rule: domain/console/access.ts.

/** Operators run the product; the others belong to one publisher, and see its apps only. */
export const operatorRoles = ['admin', 'support'] as const;
export const publisherRoles = ['owner', 'developer', 'analyst'] as const;
export const roles = [...operatorRoles, ...publisherRoles] as const;

export type Role = (typeof roles)[number];

export const capabilities = [
  /** One's own account, Home, Find and numbers: everybody who is signed in. */
  'self',
  'apps:read',
  /** Settings and designs. */
  'apps:write',
  /** New apps, their state, maintenance, rate and share. */
  'apps:govern',
  'keys',
  'go-live',
  'users:read',
  'users:write',
  'users:credit',
  'users:erase',
  'audit',
  'team',
  'publishers',
  'inventory:read',
  'inventory:write',
  'supply:read',
  'supply:write',
  'postbacks:read',
  'postbacks:write',
  'payouts:read',
  'payouts:write',
  /** The file of a statement: it names people, as an analyst never sees them. */
  'statements',
] as const;

export type Capability = (typeof capabilities)[number];

/** What the audit has: changes, views of people, and `access`: sign-ins, refusals, secrets shown. */
export const auditKinds = ['change', 'view', 'access'] as const;

/** Whom the audit can be asked for: machines have no role. */
export const auditRoles = [...roles, 'machine'] as const;

/** Changes that can be reverted: the audit has their old and new values. */
export const revertedActs = [
  /** Of an account: its state, country, or whether a review of the profile is wanted. */
  'user',
  'app-settings',
  'app-maintenance',
  'supplier-pause',
  'endpoint-state',
  'publisher-share',
  /** Whether it is paused, hot or featured, and its place. */
  'survey',
  'offer',
] as const;
export type RevertedAct = (typeof revertedActs)[number];
