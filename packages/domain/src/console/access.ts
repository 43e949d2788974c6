// Who may do what in the console: one table. A call names the capability it needs, never a role.
import { type Capability, capabilities, operatorRoles, type Role } from '@earnwall/contract/console-access';

const readers: readonly Capability[] = ['self', 'apps:read', 'inventory:read'];
const supporters: readonly Capability[] = ['users:read', 'users:write', 'users:credit'];
const integrators: readonly Capability[] = [
  'apps:write',
  'keys',
  'go-live',
  'postbacks:read',
  'postbacks:write',
];

const table: Readonly<Record<Role, ReadonlySet<Capability>>> = {
  admin: new Set(capabilities),
  support: new Set([...readers, ...supporters, 'supply:read', 'postbacks:read']),
  owner: new Set([
    ...readers,
    ...supporters,
    ...integrators,
    'apps:govern',
    'users:erase',
    'audit',
    'team',
    'payouts:read',
    'statements',
  ]),
  developer: new Set([...readers, ...integrators, 'users:read']),
  analyst: new Set([...readers, 'payouts:read']),
};

export const may = (role: Role, capability: Capability): boolean => table[role].has(capability);

export const capabilitiesOf = (role: Role): Capability[] =>
  capabilities.filter((capability) => may(role, capability));

export const isOperatorRole = (role: Role): boolean => operatorRoles.some((known) => known === role);

/** Whoever can do harm to others must have a second factor. */
export const mustHaveFactor = (role: Role): boolean => isOperatorRole(role) || role === 'owner';
