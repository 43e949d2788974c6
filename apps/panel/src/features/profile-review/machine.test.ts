import { describe, expect, it } from 'vitest';
import { sampleProfileQuestion, sampleReviewItem } from '#samples/sample-profile.ts';
import { begin, type Event, next, type Step } from './machine.ts';

const drink = sampleReviewItem();
const pets = sampleReviewItem({ hash: 'pets', answered_at: '2026-03-05T12:00:00.000Z' });
const items = [drink, pets];
const question = sampleProfileQuestion();

const loaded: Event = { type: 'list-loaded', items };
const chosen: Event = { type: 'question-chosen', hash: 'drink' };
const opened: Event = { type: 'question-loaded', question };
const changed = (...answers: string[]): Event => ({ type: 'answers-changed', answers, problem: null });
const saved: Event = { type: 'saved', items: [sampleReviewItem({ answers: ['Water'] }), pets] };
const back: Event = { type: 'went-back' };
const save: Event = { type: 'save-pressed' };
const confirm: Event = { type: 'confirm-pressed' };

/** Where a review stands after these events, and what the last of them asks for. */
function walk(...events: Event[]): Step {
  return events.reduce<Step>((step, event) => next(step.state, event), begin());
}
const list = [loaded];
const editing = [loaded, chosen, opened];
const saving = [...editing, changed('water'), save];
const confirming = [loaded, confirm];

it('PR-01 begins with the list', () => {
  expect(begin()).toEqual({ state: { name: 'loading', note: null }, effects: [{ type: 'load-list' }] });
});

describe('loading', () => {
  it('PR-01 list-loaded: questions-list', () => {
    expect(walk(loaded)).toEqual({
      state: { name: 'questions-list', items, note: null, last: null },
      effects: [],
    });
  });

  it('PR-01 list-loaded without answers: the end is reached, and the server is told', () => {
    expect(walk({ type: 'list-loaded', items: [] })).toEqual({
      state: { name: 'review-finished', isEmpty: true },
      effects: [{ type: 'confirm', seen: null }],
    });
  });

  it('PR-01 list-failed: unavailable', () => {
    expect(walk({ type: 'list-failed' })).toMatchObject({ state: { name: 'unavailable' }, effects: [] });
  });
});

describe('unavailable', () => {
  it('PR-01 tried-again: loading', () => {
    expect(walk({ type: 'list-failed' }, { type: 'tried-again' })).toMatchObject({
      state: { name: 'loading' },
      effects: [{ type: 'load-list' }],
    });
  });
});

describe('questions-list', () => {
  it('PR-01 question-chosen: opening', () => {
    expect(walk(...list, chosen)).toEqual({
      state: { name: 'opening', items, item: drink, failed: false },
      effects: [{ type: 'load-question', question: 'drink' }],
    });
  });

  it('PR-01 confirm-pressed: confirming, with the youngest answer that was seen', () => {
    expect(walk(...confirming)).toMatchObject({
      state: { name: 'confirming' },
      effects: [{ type: 'confirm', seen: pets.answered_at }],
    });
  });

  it('PR-01 confirm-pressed while an answer no longer fits: stays, and points at it', () => {
    const outdated = { ...pets, is_outdated: true };
    expect(walk({ type: 'list-loaded', items: [drink, outdated] }, confirm)).toMatchObject({
      state: { name: 'questions-list', note: 'outdated', last: 'pets' },
      effects: [],
    });
  });
});

describe('confirming', () => {
  it('PR-01 confirmed: review-finished', () => {
    expect(walk(...confirming, { type: 'confirmed' })).toEqual({
      state: { name: 'review-finished', isEmpty: false },
      effects: [],
    });
  });

  it('PR-01 confirm-failed: back to the list, which says so', () => {
    expect(walk(...confirming, { type: 'confirm-failed' })).toMatchObject({
      state: { name: 'questions-list', items, note: 'failed' },
      effects: [],
    });
  });

  it('PR-01 confirm-refused: back to the list as it is now, which says so', () => {
    const again = walk(...confirming, { type: 'confirm-refused' });
    expect(again).toMatchObject({ state: { name: 'loading' }, effects: [{ type: 'load-list' }] });
    expect(next(again.state, loaded).state).toMatchObject({ name: 'questions-list', note: 'changed' });
  });

  it('PR-01 a second press confirms nothing more, and no question opens', () => {
    for (const event of [confirm, chosen]) expect(walk(...confirming, event).effects).toEqual([]);
  });
});

describe('opening', () => {
  it('PR-01 question-loaded: answers-list, with what was answered', () => {
    expect(walk(...editing)).toEqual({
      state: { name: 'answers-list', items, item: drink, question, answers: ['tea'], problem: null },
      effects: [],
    });
  });

  it('PR-01 question-loaded for another question: comes too late', () => {
    const late: Event = { type: 'question-loaded', question: sampleProfileQuestion({ id: 'pets' }) };
    expect(walk(loaded, chosen, late).state).toMatchObject({ name: 'opening', item: drink });
  });

  it('PR-01 question-failed: stays, and can be tried again', () => {
    const failed = walk(loaded, chosen, { type: 'question-failed' });
    expect(failed.state).toMatchObject({ name: 'opening', failed: true });
    expect(next(failed.state, { type: 'tried-again' })).toMatchObject({
      state: { name: 'opening', failed: false },
      effects: [{ type: 'load-question', question: 'drink' }],
    });
  });

  it('PR-01 went-back: questions-list, where it was left', () => {
    expect(walk(loaded, chosen, back).state).toMatchObject({ name: 'questions-list', last: 'drink' });
  });
});

describe('answers-list', () => {
  it('PR-01 answers-changed: keeps them, and what is wrong with them', () => {
    const young: Event = { type: 'answers-changed', answers: [], problem: { text: 'age_limit_validation' } };
    expect(walk(...editing, changed('water')).state).toMatchObject({ answers: ['water'], problem: null });
    expect(walk(...editing, young).state).toMatchObject({ problem: { text: 'age_limit_validation' } });
  });

  it('PR-01 left-empty: says so', () => {
    expect(walk(...editing, changed(''), { type: 'left-empty' }).state).toMatchObject({
      problem: { text: 'empty_answer_general' },
    });
    expect(walk(...editing, { type: 'left-empty' }).state).toMatchObject({ problem: null });
  });

  it('PR-01 save-pressed: saving', () => {
    expect(walk(...saving)).toMatchObject({
      state: { name: 'saving', editing: { answers: ['water'] } },
      effects: [{ type: 'save', question: 'drink', answers: ['water'] }],
    });
  });

  it.each([
    ['unchanged', ['tea']],
    ['empty', [' ']],
  ])('PR-01 save-pressed with an answer that is %s: saves nothing', (_, answers) => {
    expect(walk(...editing, changed(...answers), save)).toMatchObject({
      state: { name: 'answers-list' },
      effects: [],
    });
  });

  it('PR-01 went-back: questions-list, as it was', () => {
    expect(walk(...editing, changed('water'), back)).toEqual({
      state: { name: 'questions-list', items, note: null, last: 'drink' },
      effects: [],
    });
  });
});

describe('saving', () => {
  it('PR-01 saved: questions-list, as it is now', () => {
    expect(walk(...saving, saved).state).toMatchObject({
      ...{ name: 'questions-list', note: 'saved', last: 'drink' },
      items: [{ answers: ['Water'] }, pets],
    });
  });

  it('PR-01 save-refused: answers-list, with the words of the server and the answer kept', () => {
    expect(walk(...saving, { type: 'save-refused', message: 'Too old' }).state).toMatchObject({
      ...{ name: 'answers-list', answers: ['water'], problem: { message: 'Too old' } },
    });
  });

  it('PR-01 save-failed: answers-list, with the answer kept', () => {
    expect(walk(...saving, { type: 'save-failed' }).state).toMatchObject({
      ...{ name: 'answers-list', answers: ['water'], problem: { text: 'answer_failed' } },
    });
  });

  it('PR-01 a second press saves nothing more, and there is no way back now', () => {
    for (const event of [save, back]) {
      expect(walk(...saving, event)).toMatchObject({ state: { name: 'saving' }, effects: [] });
    }
  });
});

it('PR-01 review-finished is not moved by what came too late', () => {
  const { state } = walk(...confirming, { type: 'confirmed' });
  for (const event of [loaded, chosen, confirm]) expect(next(state, event)).toEqual({ state, effects: [] });
});
