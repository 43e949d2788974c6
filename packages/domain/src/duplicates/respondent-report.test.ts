import { describe, expect, it } from 'vitest';
import { isReportedDuplicate, type Report } from './respondent-report.ts';

const asked = { rd_sy_nr: '4711', rd_destination_platform_survey_number: 'P-9' };
const ours = { sy_nr: '4711', destination_platform_survey_number: 'P-9' };

describe('isReportedDuplicate', () => {
  it.each<[string, Report, Report[], boolean]>([
    ['nothing at all', {}, [], false],
    ['a clean person and survey', { duplicate: false }, [{ ...ours, duplicate: false }], false],
    ['a person who is one', { duplicate: true }, [], true],
    ['the survey by both its numbers', {}, [{ ...ours, duplicate: true }], true],
    ['the survey by one of its numbers', {}, [{ sy_nr: '4711', duplicate: true }], true],
    ['the survey by its number as a number', {}, [{ sy_nr: 4711, duplicate: true }], true],
    ['a survey without a name', {}, [{ duplicate: true }], true],
    ['a survey whose names are null', {}, [{ sy_nr: null, duplicate: true }], true],
    ['another survey', {}, [{ sy_nr: '4712', duplicate: true }], false],
    [
      'another platform’s survey',
      {},
      [{ ...ours, destination_platform_survey_number: 'X', duplicate: true }],
      false,
    ],
    [
      'another survey, then this one',
      {},
      [
        { sy_nr: '1', duplicate: true },
        { ...ours, duplicate: true },
      ],
      true,
    ],
    ['this survey clean, another not', {}, [{ ...ours }, { sy_nr: '1', duplicate: true }], false],
  ])('AP-03 reads %s', (_what, respondent, surveys, duplicate) => {
    expect(isReportedDuplicate({ respondent, surveys }, asked)).toBe(duplicate);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    ['YES', true],
    [false, false],
    [0, false],
    [2, false],
    ['no', false],
    ['', false],
    [null, false],
    ['truely', false],
  ])('AP-03 takes %j for a yes: %s', (duplicate, yes) => {
    expect(isReportedDuplicate({ respondent: { duplicate }, surveys: [] }, asked)).toBe(yes);
  });
});
