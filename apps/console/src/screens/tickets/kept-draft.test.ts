// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraftOf, keptDraftOf, noDraft } from './kept-draft.ts';

beforeEach(() => localStorage.clear());

it('CO-02 what was typed is there again, for this person and this ticket only', () => {
  const draft = { reply: 'Hi Bob', note: '', seen: null };
  expect(keepDraftOf('sam', 't1', draft)).toBe(true);
  expect(keptDraftOf('sam', 't1')).toEqual(draft);
  expect(keptDraftOf('mia', 't1')).toEqual(noDraft);
  expect(keptDraftOf('sam', 't2')).toEqual(noDraft);
});

it('CO-02 what was sent leaves nothing behind', () => {
  keepDraftOf('sam', 't1', { reply: 'Hi', note: '' });
  keepDraftOf('sam', 't1', noDraft);
  expect(localStorage.length).toBe(0);
});

it('keeps the last hundred', () => {
  for (let nth = 0; nth < 105; nth += 1) keepDraftOf('sam', `t${nth}`, { reply: 'x', note: '' });
  expect(localStorage.length).toBe(100);
  expect(keptDraftOf('sam', 't104').reply).toBe('x');
  expect(keptDraftOf('sam', 't0')).toEqual(noDraft);
});

it.each(['{', '7', '{"reply":5}'])('what is no draft (%s) is none', (stored) => {
  localStorage.setItem('earnwall.console.ticket:sam:t1', stored);
  expect(keptDraftOf('sam', 't1')).toEqual(noDraft);
});

it('says when the browser refuses', () => {
  const setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { removeItem: () => {}, setItem });
  expect(keepDraftOf('sam', 't1', { reply: 'Hi', note: '' })).toBe(false);
  vi.unstubAllGlobals();
});
