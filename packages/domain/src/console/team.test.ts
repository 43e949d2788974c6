import { describe, expect, it } from 'vitest';
import { lastOneProblem, placeOf } from './team.ts';

describe('CO-04 who gives which role', () => {
  it.each([
    // An admin
    ['admin', null, null, { role: 'admin', publisher_id: null }],
    ['support', null, null, { role: 'support', publisher_id: null }],
    ['support', null, 'a', { field: 'publisher_id' }],
    ['owner', null, 'a', { role: 'owner', publisher_id: 'a' }],
    ['analyst', null, null, { field: 'publisher_id' }],
    // An owner of a
    ['owner', 'a', null, { role: 'owner', publisher_id: 'a' }],
    ['developer', 'a', 'a', { role: 'developer', publisher_id: 'a' }],
    ['analyst', 'a', 'b', { field: 'publisher_id' }],
    ['admin', 'a', null, { field: 'role' }],
    ['support', 'a', 'a', { field: 'role' }],
  ] as const)('%s by one of %s into %s', (role, ownPublisher, wanted, place) => {
    expect(placeOf(role, { ownPublisher, wanted })).toMatchObject(place);
  });

  it.each([
    ['admin', null, 0, /last admin/],
    ['admin', null, 1, null],
    ['owner', 'a', 0, /last owner/],
    ['owner', 'a', 2, null],
    ['support', null, 0, null],
    ['developer', 'a', 0, null],
  ] as const)('%s of %s with %i others', (role, publisher_id, others, problem) => {
    const found = lastOneProblem({ role, publisher_id }, others);
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });
});
