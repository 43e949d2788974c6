import { describe, expect, it } from 'vitest';
import { openProjects } from './catalogue.ts';
import { type FeedPage, readFeed } from './feed.ts';
import { lifetimeAt } from './lifetimes.ts';

const catalogue = { seed: 7, size: 300, countries: null };
const noon = Date.parse('2026-03-10T12:00:00Z');
const hourMs = 3_600_000;

/** All pages of a round; the clock goes on between them. */
function readRound(cursor: string | null, now: number, limit = 50): FeedPage {
  const pages: FeedPage[] = [];
  let next = cursor;
  do {
    const page = readFeed(catalogue, { cursor: next, limit, now: now + pages.length * 1000 });
    if (typeof page === 'string') throw new Error(page);
    pages.push(page);
    next = page.cursor;
  } while (pages.at(-1)?.more);
  return { projects: pages.flatMap(({ projects }) => projects), cursor: next, more: false };
}

describe('the inventory feed', () => {
  it('begins with all that is open, in pages of one moment', () => {
    expect(readRound(null, noon).projects).toEqual(openProjects(catalogue, noon));
    expect(readRound(null, noon).projects.length).toBeGreaterThan(catalogue.size * 0.7);
  });

  it('says nothing while nothing changes', () => {
    const { cursor } = readRound(null, noon);
    expect(readRound(cursor, noon).projects).toEqual([]);
  });

  it.each([0.1, 1, 7, 50, 400])('after %s hours a reader knows what a newcomer sees', (hours) => {
    const later = noon + hours * hourMs;
    const first = readRound(null, noon);
    const known = new Map(first.projects.map((project) => [project.project, project]));
    for (const change of readRound(first.cursor, later).projects) {
      if (change.state === 'CLOSED') known.delete(change.project);
      else known.set(change.project, change);
    }
    const open = openProjects(catalogue, later);
    expect([...known.values()].sort((a, b) => a.project - b.project)).toEqual(open);
  });

  it('closes some and opens some within hours, and never says twice what it said', () => {
    const { cursor } = readRound(null, noon);
    const { projects } = readRound(cursor, noon + 6 * hourMs);
    expect(new Set(projects.map(({ state }) => state))).toEqual(new Set(['LIVE', 'CLOSED']));
    expect(new Set(projects.map(({ project }) => project)).size).toBe(projects.length);
  });

  it('keeps to the configured countries', () => {
    const projects = openProjects({ ...catalogue, countries: ['FRA', 'USA'] }, noon);
    expect(new Set(projects.map(({ country }) => country))).toEqual(new Set(['FRA', 'USA']));
  });

  it.each([
    ['what is no cursor', 'tomorrow', 'malformed'],
    ['a cursor of another catalogue', '7x299.1.2.0', 'expired'],
    ['a cursor of other countries', '7x300-USA.1..0', 'expired'],
    ['a cursor of the future', `7x300.${noon + 1}..0`, 'expired'],
  ])('refuses %s', (_, cursor, problem) => {
    expect(readFeed(catalogue, { cursor, limit: 10, now: noon })).toBe(problem);
  });

  it('is the same after a restart', () => {
    expect(lifetimeAt(7, 12, noon)).toEqual(lifetimeAt(7, 12, noon));
    expect(openProjects({ ...catalogue }, noon)).toEqual(openProjects(catalogue, noon));
    expect(openProjects({ ...catalogue, seed: 8 }, noon)).not.toEqual(openProjects(catalogue, noon));
  });
});
