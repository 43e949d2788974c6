import { describe, expect, it } from 'vitest';
import { sectionFactsOf, sectionsOf } from './sections.ts';

const facts = { highReward: 1000, newSince: '2026-03-09' };

/** `q` quick, `h` high reward, `n` new, `o` ordinary; capitals have every trait at once. */
function survey(kind: string, place: number) {
  const traits = {
    q: { loi: 300, user_reward: 100, opened_on: '2026-01-01' },
    h: { loi: 301, user_reward: 1000, opened_on: '2026-01-01' },
    n: { loi: 301, user_reward: 999, opened_on: '2026-03-09' },
    o: { loi: 301, user_reward: 999, opened_on: '2026-03-08' },
    Q: { loi: 60, user_reward: 2000, opened_on: '2026-03-10' },
    H: { loi: 900, user_reward: 2000, opened_on: '2026-03-10' },
  }[kind];
  if (!traits) throw new Error(`There is no kind ${kind}`);
  return { ...traits, name: `${kind}${place}` };
}

const list = (kinds: string) => [...kinds].map(survey);
const words = (kinds: string, given: Parameters<typeof sectionsOf>[1] = facts) => {
  const { best, sections } = sectionsOf(list(kinds), given);
  const lines = sections.map(
    ({ name, surveys, first }) => `${name}: ${surveys.map((one) => one.name).join(' ')} (${first})`,
  );
  return [best?.name, ...lines];
};

describe('sectionsOf', () => {
  it.each([
    ['nothing', '', [undefined]],
    ['one survey', 'q', ['q0']],
    ['the first is the best, whatever it is, and stands nowhere else', 'qqq', ['q0', 'quick: q1 q2 (2)']],
    [
      'each section in the order of the list',
      'onqhoqhn',
      ['o0', 'quick: q2 q5 (2)', 'high_reward: h3 h6 (2)', 'new: n1 n7 (2)', 'more: o4 (1)'],
    ],
    [
      'the first section that takes a survey has it',
      'oQqHhnn',
      ['o0', 'quick: Q1 q2 (2)', 'high_reward: H3 h4 (2)', 'new: n5 n6 (2)'],
    ],
    ['a section of one goes to the rest, in its place there', 'ohoqo', ['o0', 'more: h1 o2 q3 o4 (4)']],
    ['a section shows four at first', 'oqqqqqq', ['o0', 'quick: q1 q2 q3 q4 q5 q6 (4)']],
  ])('%s', (_, kinds, expected) => {
    expect(words(kinds)).toEqual(expected);
  });

  it('has no High reward where no figure sets any apart', () => {
    expect(words('ohh', { ...facts, highReward: null })).toEqual(['o0', 'more: h1 h2 (2)']);
  });

  it.each([
    ['o'.repeat(60), [23]],
    ['oqq'.repeat(30), [4, 19]],
    ['oqhn'.repeat(30), [4, 4, 4, 11]],
    ['oqhn'.repeat(3), [3, 3, 3, 2]],
  ])('shows 24 tiles at first, the best one among them', (kinds, firsts) => {
    expect(sectionsOf(list(kinds), facts).sections.map(({ first }) => first)).toEqual(firsts);
  });

  it('loses none and shows none twice', () => {
    const all = list('oqhnQHoqnhoo'.repeat(12));
    const { best, sections } = sectionsOf(all, facts);
    const shown = [best, ...sections.flatMap(({ surveys }) => surveys)].map((one) => one?.name);
    expect(shown.toSorted()).toEqual(all.map(({ name }) => name).toSorted());
  });
});

it.each([
  ['nothing', [], null],
  ['one', [500], null],
  ['all alike', [300, 300, 300, 300], null],
  ['a quarter above the others', [100, 200, 300, 1130], 1000],
  ['rounded down to half of the leading digit', [100, 200, 300, 1990], 1500],
  ['whole figures', [95, 120, 310, 480, 520, 640, 725, 980], 700],
  ['cents', [0.1, 0.12, 0.2, 0.47], 0.45],
  ['rounding does not reach into the lower half', [190, 190, 190, 195], null],
])('the figure of High reward: %s', (_, rewards, figure) => {
  const surveys = rewards.map((user_reward) => ({ loi: 600, opened_on: '2026-01-01', user_reward }));
  expect(sectionFactsOf(surveys, true, 0).highReward).toBe(figure);
  expect(sectionFactsOf(surveys, false, 0).highReward).toBeNull();
});

it('new is since yesterday, by the UTC day', () => {
  const newSince = (now: string) => sectionFactsOf([], true, Date.parse(now)).newSince;
  expect(newSince('2026-03-10T23:59:59Z')).toBe('2026-03-09');
  expect(newSince('2026-03-01T00:00:00Z')).toBe('2026-02-28');
});
