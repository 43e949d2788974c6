// Random surveys and people for properties of matching. Few words, so that they really meet, contradict and share closed
// quotas.
import fc from 'fast-check';
import type { Gender, MatchableSurvey, QuotaRule, Respondent, Targeting } from '../matching/targeting.ts';
import type { Device } from '../surveys/device.ts';

const countries = fc.constantFrom('US', 'DE');
const devices = fc.constantFrom<Device>('desktop', 'mobile', 'tablet');
const genders = fc.constantFrom<Gender>('male', 'female', 'other');
const questions = fc.constantFrom('car', 'pets');
const answers = fc.constantFrom('a', 'b', 'c');
const ages = fc.integer({ min: 17, max: 20 });
const languages = fc.constantFrom('en', 'en-US', 'es', 'de_AT');

const clause = fc.record(
  { question: questions, answers: fc.uniqueArray(answers, { maxLength: 3 }), negate: fc.boolean() },
  { requiredKeys: ['question', 'answers'] },
);
const plain = {
  min_age: ages,
  max_age: ages,
  genders: fc.uniqueArray(genders, { maxLength: 2 }),
  clauses: fc.array(clause, { maxLength: 3 }),
};
const { targeting } = fc.letrec<{ targeting: Targeting; groups: Targeting[][] }>((tie) => ({
  targeting: fc.oneof(
    { depthSize: 'small' },
    fc.record(plain, { requiredKeys: ['clauses'] }),
    fc.record({ ...plain, any_of: tie('groups') }, { requiredKeys: ['clauses', 'any_of'] }),
  ),
  groups: fc.array(fc.array(tie('targeting'), { maxLength: 3 }), { maxLength: 2 }),
}));

const always = {
  id: fc.integer({ min: 1, max: 60 }),
  rank: fc.integer({ min: -1, max: 8 }),
  country: countries,
  language: languages,
  devices: fc.uniqueArray(devices, { maxLength: 3 }),
  targeting,
  quotas: fc.array(fc.record({ targeting, remaining: fc.integer({ min: 0, max: 1 }) }), { maxLength: 3 }),
};
export const anySurvey: fc.Arbitrary<MatchableSurvey> = fc.oneof(
  fc.record(always),
  fc.record({ ...always, quota_rule: fc.constantFrom<QuotaRule>('none_full', 'one_open') }),
);

export const anyRespondent: fc.Arbitrary<Respondent> = fc.record({
  country: countries,
  device: devices,
  languages: fc.option(fc.array(languages, { maxLength: 2 })),
  age: fc.option(ages),
  gender: fc.option(genders),
  answers: fc
    .array(
      fc.tuple(questions, fc.uniqueArray(fc.oneof(answers, fc.constant('unheard of')), { maxLength: 3 })),
    )
    .map((known) => new Map(known)),
});
