import { expect, it } from 'vitest';
import { mayTake } from './may-take.ts';

const ticket = { publisher_id: 'ours', appeal_set_by: null };
const operator = { id: 'sam', role: 'support', publisher_id: null } as const;
const owner = { id: 'olive', role: 'owner', publisher_id: 'ours' } as const;

it.each([
  [operator, ticket, true],
  [owner, ticket, true],
  [{ ...owner, publisher_id: 'theirs' }, ticket, false],
  [{ ...owner, role: 'developer' as const }, ticket, false],
  [{ ...owner, role: 'analyst' as const }, ticket, false],
  [operator, { ...ticket, appeal_set_by: 'sam' }, false],
  [operator, { ...ticket, appeal_set_by: 'mia' }, true],
])('CO-02 %o takes %o: %s', (person, of, expected) => expect(mayTake(person, of)).toBe(expected));
