import { expect, it } from 'vitest';
import { inviteProblems } from './invite-problems.ts';

it.each([
  [{ name: '', email: '', role: null, wanted: 'own' as const }, ['name', 'email', 'role']],
  [{ name: 'Ann', email: 'ann@example', role: 'admin' as const, wanted: 'own' as const }, ['email']],
  [{ name: 'Ann', email: 'ann@example.com', role: 'owner' as const, wanted: null }, ['publisher_id']],
  [
    { name: 'Ann', email: 'ann@example.com', role: 'owner' as const, wanted: { name: ' ' } },
    ['publisher_id'],
  ],
  [{ name: 'Ann', email: 'ann@example.com', role: 'owner' as const, wanted: { id: 'acme' } }, []],
])('of %j is missing %j', (typed, fields) => expect(Object.keys(inviteProblems(typed))).toEqual(fields));
