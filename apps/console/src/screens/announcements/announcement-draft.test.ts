import type { OperatedAnnouncement } from '@earnwall/contract/entities/operated-announcement';
import { expect, it } from 'vitest';
import { draftOf, duplicateOf, newDraft, planOf, problemsOf, wrongLanguage } from './announcement-draft.ts';

const now = new Date('2026-11-17T12:00:00Z');
const announcement: OperatedAnnouncement = {
  ...{ id: 'a1', app: { id: 'pixel', name: 'Pixel Quest' }, link: 'https://a.example', country: 'DE' },
  texts: { en: { text: 'Hello', label: 'More' }, de: { text: 'Hallo', label: null } },
  ...{ zone: 'Asia/Kolkata', starts: '2026-11-01T09:00', ends: '2026-11-02T09:00', state: 'ended' },
  ...{ starts_at: '2026-11-01T03:30:00.000Z', ends_at: '2026-11-02T03:30:00.000Z' },
};

it('a new one wants its English words first', () => {
  const draft = newDraft('pixel', now);
  expect(Object.keys(problemsOf(draft, now, null))).toEqual(['texts.en']);
  expect(planOf(draft)).toMatchObject({ starts: null, ends: null, link: null, country: null });
});

it('what is edited is what was planned', () => {
  const { texts, link, country, zone, starts, ends } = announcement;
  expect(planOf(draftOf(announcement))).toEqual({ texts, link, country, zone, starts, ends });
});

it('a duplicate begins at once', () =>
  expect(planOf(duplicateOf(announcement, now))).toMatchObject({ starts: null, ends: null, country: 'DE' }));

it('without a link nothing is called by its label', () =>
  expect(planOf({ ...draftOf(announcement), link: ' ' }).texts.en).toEqual({ text: 'Hello', label: null }));

it.each([
  [{ link: [''], 'labels.de': [''] }, 'de'],
  [{ 'texts.en': [''] }, 'en'],
  [{ ends: [''] }, null],
])('%o is wrong in a language: %s', (errors, language) => expect(wrongLanguage(errors)).toBe(language));
