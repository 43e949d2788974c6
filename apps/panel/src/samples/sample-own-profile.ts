import type { KnownItem, OpenItem, OwnProfile } from '@earnwall/contract/entities/profile';

/** An answer of the profile; tests change what they are about. */
export function sampleKnownItem(changes: Partial<KnownItem> = {}): KnownItem {
  return {
    hash: 'drink',
    question_text: 'What do you drink in the morning?',
    answers: ['Tea'],
    answered_at: '2026-03-01T12:00:00.000Z',
    is_outdated: false,
    is_stale: false,
    given_by: 'user',
    why: 'shopping',
    ...changes,
  };
}

/** A question that is not answered yet. */
export function sampleOpenItem(changes: Partial<OpenItem> = {}): OpenItem {
  return { hash: 'cars', question_text: 'Do you own a car?', why: 'cars', asked_by: 12, ...changes };
}

/** Counts that agree with the rows. */
export function sampleOwnProfile(known: readonly KnownItem[], open: readonly OpenItem[]): OwnProfile {
  return {
    answered: known.length,
    total: known.length + open.length,
    known: [...known],
    open: [...open],
    open_surveys: 60,
    country: 'US',
  };
}
