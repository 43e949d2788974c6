import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRespondent as person, anySurvey as survey } from '../testing/random-matching.ts';
import { ExcludedIds } from './excluded-ids.ts';
import { compileRespondent, MatchIndex } from './match-index.ts';
import { matchByScan } from './naive.ts';
import type { MatchableSurvey } from './targeting.ts';

type Step =
  | { put: MatchableSurvey }
  | { remove: number }
  | { ask: number; excluded: number[]; limit: number };
const steps = (people: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ put: survey }) },
      { weight: 2, arbitrary: fc.record({ remove: fc.integer({ min: 1, max: 60 }) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          ask: fc.integer({ min: 0, max: people - 1 }),
          excluded: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 5 }),
          limit: fc.integer({ min: 0, max: 30 }),
        }),
      },
    ),
    { maxLength: 120 },
  );

const ids = (surveys: readonly MatchableSurvey[]) => surveys.map(({ id }) => id);

describe('SV-02 the index answers what a scan of everything would', () => {
  it('through any story of surveys coming, changing and going, for people compiled before and after', () => {
    const story = fc
      .array(person, { minLength: 1, maxLength: 6 })
      .chain((people) => fc.record({ people: fc.constant(people), steps: steps(people.length) }));
    fc.assert(
      fc.property(story, ({ people, steps }) => {
        const index = new MatchIndex<MatchableSurvey>();
        const inventory = new Map<number, MatchableSurvey>();
        const compiled = people.map(compileRespondent);
        for (const step of steps) {
          if ('put' in step) {
            inventory.set(step.put.id, step.put);
            index.put(step.put, step.put);
          } else if ('remove' in step) {
            inventory.delete(step.remove);
            index.remove(step.remove);
          } else {
            const excluded = new Set(step.excluded);
            const taken = new ExcludedIds(excluded);
            const asked = compiled[step.ask] ?? expect.fail('nobody to ask for');
            const scanned = matchByScan([...inventory.values()], asked.person, excluded, step.limit);
            expect(ids(index.match(asked, taken, step.limit))).toEqual(ids(scanned));
          }
        }
        expect(index.size).toBe(inventory.size);
      }),
      { numRuns: 600 },
    );
  });

  it('with more surveys than a chunk holds, put in and taken out in any order', () => {
    const wide = fc.array(survey, { minLength: 30, maxLength: 40 });
    fc.assert(
      fc.property(wide, person, fc.infiniteStream(fc.nat()), (samples, asked, numbers) => {
        const next = (below: number) => Number(numbers.next().value) % below;
        const index = new MatchIndex<MatchableSurvey>();
        const inventory = new Map<number, MatchableSurvey>();
        const compiled = compileRespondent(asked);
        for (let turn = 0; turn < 3_500; turn += 1) {
          const sample = samples[next(samples.length)] ?? expect.fail('no sample');
          const put = { ...sample, country: asked.country, id: next(5_000), rank: next(500) };
          inventory.set(put.id, put);
          index.put(put, put);
          const gone = next(5_000);
          if (turn % 3 !== 0) continue;
          inventory.delete(gone);
          index.remove(gone);
        }
        const scanned = matchByScan([...inventory.values()], asked, new Set(), 5_000);
        expect(ids(index.match(compiled, new ExcludedIds(new Set()), 5_000))).toEqual(ids(scanned));
      }),
      { numRuns: 3 },
    );
  }, 30_000);
});
