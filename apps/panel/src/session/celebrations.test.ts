import { expect, it } from 'vitest';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { createCelebrations } from './celebrations.ts';

function twoTabs() {
  const clock = { now: 1_000 };
  const storage = createMemoryStorage();
  const tab = () => createCelebrations(storage, () => clock.now);
  return { clock, tab, one: tab(), other: tab() };
}

const credit = (key: string, amount: number) => ({ key, amount, label: null });

it('a burst is one celebration of its sum', () => {
  const { one } = twoTabs();
  for (const [key, amount] of [
    ['a', 200],
    ['b', 50],
    ['a', 200],
  ] as const)
    one.getState().arrived(credit(key, amount));
  one.getState().showWaiting();
  expect(one.getState()).toMatchObject({ waiting: [], shown: { amount: 250, at: 1_000 } });
});

it('the same credit is celebrated once: in two tabs, and after a reload', () => {
  const { one, other, tab } = twoTabs();
  for (const store of [one, other]) store.getState().arrived(credit('cid-1', 500));
  one.getState().showWaiting();
  other.getState().showWaiting();
  expect([one.getState().shown?.amount, other.getState().shown]).toEqual([500, null]);
  const reloaded = tab();
  reloaded.getState().arrived(credit('cid-1', 500));
  reloaded.getState().showWaiting();
  expect(reloaded.getState().shown).toBeNull();
});

it('what a screen of its own has celebrated does not show once more on the list', () => {
  const { one, other } = twoTabs();
  other.getState().arrived(credit('cid-1', 500));
  expect(one.getState().claim(credit('cid-1', 500))).toBe(true);
  expect(one.getState().claim(credit('cid-1', 500))).toBe(false);
  other.getState().showWaiting();
  expect(other.getState().shown).toBeNull();
});

it('what nobody could see for long is no news', () => {
  const { one, clock } = twoTabs();
  one.getState().arrived(credit('a', 200));
  clock.now += 11 * 60 * 1000;
  one.getState().arrived(credit('b', 30));
  one.getState().showWaiting();
  expect(one.getState().shown?.amount).toBe(30);
});
