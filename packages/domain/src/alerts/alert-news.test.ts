import { describe, expect, it } from 'vitest';
import { type AlertCheck, alertNews } from './alert-news.ts';

const now = new Date('2026-01-15T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;

const check = (changes: Partial<AlertCheck>): AlertCheck => ({
  ...{ had: false, waiting_since: null, has: true, seen_at: ago(60), notified_at: null, quiet: false },
  ...changes,
});
const tells = { had: true, waiting_since: null, tells: true };
const knows = { ...tells, tells: false };
const waits = (since: Date) => ({ had: false, waiting_since: since, tells: false });
const empty = { had: false, waiting_since: null, tells: false };

describe('alertNews', () => {
  it.each<[string, Partial<AlertCheck>, ReturnType<typeof alertNews>]>([
    ['surveys after none', {}, tells],
    ['none', { has: false }, empty],
    ['none any more', { has: false, had: true }, empty],
    ['none any more, before they were told', { has: false, waiting_since: ago(5) }, empty],
    ['known surveys', { had: true }, knows],
    ['quiet hours', { quiet: true }, waits(now)],
    ['still quiet', { quiet: true, waiting_since: ago(40) }, waits(ago(40))],
    ['quiet hours over', { waiting_since: ago(40) }, tells],
    ['a visit meanwhile', { waiting_since: ago(40), seen_at: ago(20) }, knows],
    ['here a moment ago', { seen_at: ago(9) }, waits(now)],
    ['here until surveys came', { seen_at: ago(9), waiting_since: ago(5) }, waits(ago(5))],
    ['left ten minutes ago', { seen_at: ago(10), waiting_since: ago(5) }, tells],
    ['told an hour ago', { notified_at: ago(60), seen_at: ago(90) }, waits(now)],
    ['told almost a day ago', { notified_at: ago(day - 1), seen_at: ago(2 * day) }, waits(now)],
    ['told a day ago', { notified_at: ago(day), seen_at: ago(2 * day) }, tells],
  ])('%s', (_, changes, expected) => {
    expect(alertNews(check(changes), now)).toEqual(expected);
  });
});
