import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRespondent, anySurvey } from '../testing/random-matching.ts';
import { explainSurvey, failedRules } from './clauses.ts';
import { ExcludedIds } from './excluded-ids.ts';
import type { FailedRule } from './failed-rule.ts';
import { compileRespondent, MatchIndex } from './match-index.ts';
import type { MatchableSurvey } from './targeting.ts';

const names = (failed: readonly FailedRule[]) =>
  failed.map(({ rule, question }) => `${rule} ${question ?? ''}`).sort();

const nothing = new ExcludedIds(new Set());

/** With ids of their own. */
const surveysOf = (given: readonly MatchableSurvey[]) => given.map((one, id) => ({ ...one, id }));

describe('CO-07 what is explained is what is matched', () => {
  it('shown is what the index lists, and every failed rule is one of the survey’s clauses', () => {
    let [shown, closed] = [0, 0];
    const world = fc.record({
      surveys: fc.array(anySurvey, { minLength: 20, maxLength: 40 }).map(surveysOf),
      people: fc.array(anyRespondent, { minLength: 1, maxLength: 4 }),
    });
    fc.assert(
      fc.property(world, ({ surveys, people }) => {
        const index = new MatchIndex<MatchableSurvey>();
        for (const survey of surveys) index.put(survey, survey);
        for (const person of people) {
          const explained = index.explain(person);
          const listed = index.match(compileRespondent(person), nothing, surveys.length);
          const open = explained.filter(({ failed }) => failed.length === 0);
          expect(open.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
          expect(explained.length).toBe(surveys.filter(({ country }) => country === person.country).length);
          expect(explained.map(({ failed }) => names(failed))).toEqual(
            explained.map(({ item }) => names(failedRules(explainSurvey(item, person)))),
          );
          shown += open.length;
          closed += explained.length - open.length;
        }
      }),
      { numRuns: 250 },
    );
    // Both really happen.
    expect(shown).toBeGreaterThan(100);
    expect(closed).toBeGreaterThan(2_000);
  });

  it('also over several chunks, after surveys have come and gone', () => {
    const samples = fc.array(anySurvey, { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(samples, anyRespondent, (given, person) => {
        const index = new MatchIndex<MatchableSurvey>();
        for (let id = 0; id < 2_500; id += 1) {
          const sample = given[id % given.length] ?? expect.fail('no sample');
          const survey = { ...sample, id, rank: (id * 7) % 500, country: person.country };
          index.put(survey, survey);
          if (id % 5 === 0) index.remove((id * 3) % 2_500);
        }
        const explained = index.explain(person);
        const open = explained.flatMap(({ id, failed }) => (failed.length === 0 ? [id] : []));
        const listed = index.match(compileRespondent(person), nothing, 2_500);
        expect(open).toEqual(listed.map(({ id }) => id));
        expect(explained.map(({ failed }) => names(failed))).toEqual(
          explained.map(({ item }) => names(failedRules(explainSurvey(item, person)))),
        );
      }),
      { numRuns: 5 },
    );
  });
});
