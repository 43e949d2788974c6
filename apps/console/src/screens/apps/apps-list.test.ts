import type { AppLine } from '@earnwall/contract/entities/operated-app';
import { describe, expect, it } from 'vitest';
import { goLiveWord, postbackWord, stateWord } from './app-words.ts';
import { filtersOf } from './use-app-filters.ts';

describe('the filters of the address', () => {
  it.each([
    ['', {}],
    ['search=pixel&state=off&mode=live', { search: 'pixel', state: 'off', mode: 'live' }],
    ['state=odd&mode=odd', {}],
    // The top bar's Test wins.
    ['test=1&mode=live', { mode: 'test' }],
    ['after=app-1', { after: 'app-1' }],
  ])('%j', (search, filters) => {
    expect(filtersOf(search)).toEqual(filters);
  });
});

describe('words of the list', () => {
  const app = { live_at: null, test_mode: true, go_live: { passed: 2, of: 5 } } as AppLine;

  it('maintenance hides the state, but not that an app is off', () => {
    expect(stateWord({ status: 'open', maintenance: true }).text).toBe('Maintenance');
    expect(stateWord({ status: 'off', maintenance: true }).text).toBe('Off');
    expect(stateWord({ status: 'closed_to_new_users', maintenance: false }).text).toBe('No new users');
  });

  it('progress shows until an app is live, and again in test mode', () => {
    expect(goLiveWord(app).text).toBe('2 of 5');
    expect(goLiveWord({ ...app, live_at: '2026-03-10T12:00:00.000Z' }).text).toBe('2 of 5');
    expect(goLiveWord({ ...app, live_at: '2026-03-10T12:00:00.000Z', test_mode: false }).text).toBe('Live');
  });

  it('stopped postbacks are bad', () => {
    expect(postbackWord('stopped')).toEqual({ kind: 'bad', text: 'Stopped' });
  });
});
