import { describe, expect, it } from 'vitest';
import { capabilitiesOf } from './access.ts';
import { type AuditedEvent, changedSince, mayRevert, neededToRevert, revertProblem } from './reverting.ts';

const changed = (field: string, old: unknown, next: unknown) => ({ field, old, new: next });
const event = (given: Partial<AuditedEvent>): AuditedEvent => ({
  ...{ act: null, what: 'something', changes: [], reverted_by: null, ...given },
});
const of = (act: AuditedEvent['act'], field: string) =>
  event({ act, changes: [changed(field, 'one', 'another')] });

describe('CO-06 what can be reverted', () => {
  it.each<[string, AuditedEvent, string]>([
    ['a state', of('user', 'state'), 'users:write'],
    ['a country', of('user', 'country'), 'users:write'],
    ['a review of the profile', of('user', 'update_profile'), 'users:write'],
    ['a name of an app', of('app-settings', 'name'), 'apps:write'],
    ['a rate', of('app-settings', 'exchange_rate'), 'apps:write apps:govern'],
    ['the state of an app', of('app-settings', 'status'), 'apps:write apps:govern'],
    ['maintenance', of('app-maintenance', 'maintenance'), 'apps:govern'],
    ['a pause of a supplier', of('supplier-pause', 'status'), 'supply:write'],
    ['a pause of postbacks', of('endpoint-state', 'endpoint_state'), 'postbacks:write'],
    ['a publisher’s share', of('publisher-share', 'payout_share'), 'publishers'],
    ['a flag of a survey', of('survey', 'hot'), 'inventory:write'],
    ['the place of an offer', of('offer', 'rank'), 'inventory:write'],
  ])('%s, by who may do it', (_, reverted, needed) => {
    expect(revertProblem(reverted)).toBeNull();
    expect(neededToRevert(reverted).join(' ')).toBe(needed);
    expect(mayRevert(reverted, new Set(capabilitiesOf('admin')))).toBe(true);
    expect(mayRevert(reverted, new Set(capabilitiesOf('analyst')))).toBe(false);
  });

  it('CO-10 a publisher’s share never by its owner', () => {
    const share = of('publisher-share', 'payout_share');
    expect(mayRevert(share, new Set(capabilitiesOf('owner')))).toBe(false);
    expect(mayRevert(share, new Set(capabilitiesOf('support')))).toBe(false);
  });

  it.each([
    ['credited 500', 'undo the credit'],
    ['debit of 5 undone', 'undo the credit'],
    ['app secret rotated', 'a secret stays so'],
    ['key ew_1234 ended', 'a secret stays so'],
    ['erased', 'cannot be undone'],
    ['replied to a ticket', 'no inverse'],
  ])('not “%s”', (what, words) => {
    expect(revertProblem(event({ what }))).toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining(words),
    });
  });

  it('nothing twice, and nothing without its old values', () => {
    expect(revertProblem({ ...of('user', 'country'), reverted_by: 7 })).toMatchObject({ code: 'conflict' });
    expect(revertProblem(event({ act: 'user' }))).toMatchObject({ code: 'unprocessable' });
  });
});

it('CO-06 finds what has changed since, whatever its form', () => {
  const at = new Date('2026-03-10T12:00:00Z');
  const changes = [
    changed('state', 'active', 'banned'),
    changed('state_until', null, at.toISOString()),
    changed('country', 'DE', null),
    changed('origins', [], ['https://a.example']),
  ];
  const present = { state: 'banned', state_until: at, country: null, origins: ['https://a.example'] };
  expect(changedSince(changes, present)).toEqual([]);
  expect(changedSince(changes, { ...present, state: 'on_hold', country: 'FR' })).toEqual([
    { field: 'state', now: 'on_hold' },
    { field: 'country', now: 'FR' },
  ]);
});
