import { describe, expect, it } from 'vitest';
import { type InventoryCheck, inventoryNews } from './inventory-news.ts';

const now = new Date('2030-06-10T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;

/** Alice was here two days ago, had no survey five minutes ago and has some now. */
const alice: InventoryCheck = {
  before: { had: false, at: ago(5) },
  has: true,
  seen_at: ago(2 * day),
  notified_at: null,
  tries: null,
};
/** Her event was made five minutes ago and did not arrive. */
const undelivered = { before: { had: true, at: ago(5) }, notified_at: ago(5), tries: 1 };

describe('PB-04 an inventory.available event', () => {
  it.each<[string, Partial<InventoryCheck>, ReturnType<typeof inventoryNews>]>([
    ['surveys where there were none', {}, 'event'],
    ['still none', { has: false }, null],
    ['surveys as before', { before: { had: true, at: ago(5) } }, null],
    ['surveys at the first check', { before: null }, null],
    ['a user who came after the last check', { seen_at: ago(4) }, null],
    ['a user who came right at the last check', { seen_at: ago(5) }, 'event'],
    ['an event less than a day ago', { notified_at: ago(day - 1) }, null],
    ['an event a day ago', { notified_at: ago(day) }, 'event'],
    ['an event that did not arrive', undelivered, 'again'],
    ['an event that did not arrive twice', { ...undelivered, tries: 2 }, 'again'],
    ['an event that did not arrive three times', { ...undelivered, tries: 3 }, null],
    ['an event that did not arrive, of surveys that are gone', { ...undelivered, has: false }, null],
    ['an event that did not arrive, of a user who came by', { ...undelivered, seen_at: ago(1) }, null],
  ])('for %s', (_name, changes, news) => {
    expect(inventoryNews({ ...alice, ...changes }, now)).toBe(news);
  });
});
