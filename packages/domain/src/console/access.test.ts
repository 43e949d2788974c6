import { type Capability, capabilities, type Role, roles } from '@earnwall/contract/console-access';
import { describe, expect, it } from 'vitest';
import { capabilitiesOf, may, mustHaveFactor } from './access.ts';

/** admin, support, owner, developer, analyst. */
const table: Record<Capability, string> = {
  self: '●●●●●',
  'apps:read': '●●●●●',
  'apps:write': '●·●●·',
  'apps:govern': '●·●··',
  keys: '●·●●·',
  'go-live': '●·●●·',
  'users:read': '●●●●·',
  'users:write': '●●●··',
  'users:credit': '●●●··',
  'users:erase': '●·●··',
  audit: '●·●··',
  team: '●·●··',
  publishers: '●····',
  'inventory:read': '●●●●●',
  'inventory:write': '●····',
  'supply:read': '●●···',
  'supply:write': '●····',
  'postbacks:read': '●●●●·',
  'postbacks:write': '●·●●·',
  'payouts:read': '●·●·●',
  'payouts:write': '●····',
  statements: '●·●··',
};

describe('CO-05 capabilities of the five roles', () => {
  it.each(capabilities)('%s', (capability) => {
    expect(roles.map((role: Role) => (may(role, capability) ? '●' : '·')).join('')).toBe(table[capability]);
  });

  it('a role has what the table says, and no more', () => {
    expect(capabilitiesOf('analyst')).toEqual(['self', 'apps:read', 'inventory:read', 'payouts:read']);
  });
});

it('CO-04 operators and owners must have a second factor', () => {
  expect(roles.filter(mustHaveFactor)).toEqual(['admin', 'support', 'owner']);
});
