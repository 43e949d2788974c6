import { describe, expect, it } from 'vitest';
import { type AccountFacts, type AccountNotice, accountNotice } from './notice.ts';

const now = new Date('2030-05-01T12:00:00Z');
const tomorrow = new Date('2030-05-02T12:00:00Z');
const calm: AccountFacts = { state: 'active', scope: 'all', until: null, maintenance: false };

describe('accountNotice', () => {
  it.each<[string, Partial<AccountFacts>, AccountNotice | null]>([
    ['an active account', {}, null],
    ['a closed account, refused elsewhere', { state: 'closed' }, null],
    ['a ban forever', { state: 'banned' }, { type: 'banned', data: { banned_until: null } }],
    [
      'a ban until tomorrow',
      { state: 'banned', until: tomorrow },
      { type: 'banned', data: { banned_until: '2030-05-02T12:00:00.000Z' } },
    ],
    ['a ban that ends this moment', { state: 'banned', until: now }, null],
    [
      'a hold until tomorrow',
      { state: 'on_hold', until: tomorrow },
      { type: 'on_hold', data: { banned_until: '2030-05-02T12:00:00.000Z' } },
    ],
    ['a hold that has ended', { state: 'on_hold', until: new Date(0) }, null],
    ['a review', { state: 'on_review', until: tomorrow }, { type: 'on_review', data: {} }],
    ['a review whose 24 hours are over', { state: 'on_review', until: now }, null],
    ['a ban from offers only', { state: 'banned', scope: 'offers' }, null],
    [
      'a ban from surveys only',
      { state: 'banned', scope: 'surveys' },
      { type: 'banned', data: { banned_until: null } },
    ],
    ['maintenance', { maintenance: true }, { type: 'maintenance', data: {} }],
    ['maintenance during a ban', { state: 'banned', maintenance: true }, { type: 'maintenance', data: {} }],
  ])('tells %s', (_what, facts, notice) => {
    expect(accountNotice({ ...calm, ...facts }, 'surveys', now)).toEqual(notice);
  });

  it.each<[AccountFacts['scope'], boolean]>([
    ['all', true],
    ['offers', true],
    ['surveys', false],
  ])('NO-01 a ban from %s stands in place of the offers: %s', (scope, isShown) => {
    const notice = accountNotice({ ...calm, state: 'banned', scope }, 'offers', now);
    expect(notice?.type === 'banned').toBe(isShown);
  });
});
