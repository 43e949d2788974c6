import { describe, expect, it } from 'vitest';
import { closingWords, playwrightCounts, sum, vitestCounts } from './counts.ts';

const file = (status: string, tests: number) => ({
  name: 'money.test.ts',
  status,
  assertionResults: Array.from({ length: tests }, () => ({ fullName: 'MO-01', status: 'passed' })),
});
const vitest = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});
const playwright = (expected: number, unexpected = 0, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  suites: [],
  errors,
});

describe('counting tests', () => {
  it.each([
    ['all pass', vitest(3, 0, file('passed', 3)), 0, '3 passed, 0 failed'],
    ['one fails', vitest(2, 1, file('failed', 3)), 1, '2 passed, 1 failed'],
    [
      'a file does not load',
      vitest(2, 0, file('passed', 2), file('failed', 0)),
      1,
      'Failed: money.test.ts\n2 passed, 1 failed',
    ],
    ['an error outside of any test', vitest(2, 0, file('passed', 2)), 1, '2 passed, 1 failed'],
    ['nothing ran', vitest(0, 0), 0, '0 passed, 1 failed'],
    ['no report', undefined, 1, '0 passed, 1 failed'],
  ])('vitest: %s', (_, report, exitCode, line) => {
    expect(closingWords(vitestCounts(report, exitCode))).toBe(line);
  });

  it.each([
    ['all pass', playwright(3), 0, '3 passed, 0 failed'],
    ['one fails', playwright(2, 1), 1, '2 passed, 1 failed'],
    ['one passes only at the second try', playwright(2, 0, 1), 0, '3 passed, 0 failed'],
    ['the product does not start', playwright(0, 0, 0, [{}]), 1, '0 passed, 1 failed'],
    ['nothing ran', playwright(0), 0, '0 passed, 1 failed'],
    ['no report', undefined, 0, '0 passed, 1 failed'],
  ])('playwright: %s', (_, report, exitCode, line) => {
    expect(closingWords(playwrightCounts(report, exitCode))).toBe(line);
  });

  it('OP-01 what failed and what passed only at the second try is named before the closing line', () => {
    const error = { message: '\u001b[31mError: not there\u001b[39m\n  at line 9' };
    const story = (title: string, ...statuses: string[]) => ({
      ...{ title, file: 'routes.spec.ts', line: 7 },
      tests: statuses.map((status, at) => ({
        ...{ status, projectName: at === 0 ? 'desktop' : 'phone' },
        results: status === 'expected' ? [{}] : [{ error }, {}],
      })),
    });
    const suites = [
      {
        specs: [story('steady', 'expected', 'expected'), story('RT-01', 'unexpected')],
        suites: [{ specs: [story('RT-02', 'expected', 'flaky')] }],
      },
    ];
    const browsers = playwrightCounts({ ...playwright(3, 1, 1), suites }, 1);
    const broken = {
      fullName: 'MO-02 adds',
      status: 'failed',
      failureMessages: ['Error: 3 is not 4\n  at line 1'],
    };
    const units = vitestCounts(vitest(5, 1, { ...file('failed', 0), assertionResults: [broken] }), 1);
    expect(closingWords(sum([units, browsers])).split('\n')).toEqual([
      'Failed: money.test.ts MO-02 adds · Error: 3 is not 4',
      'Failed: [desktop] routes.spec.ts:7 RT-01 · Error: not there',
      'Passed only at the second try: [phone] routes.spec.ts:7 RT-02 · Error: not there',
      '9 passed, 2 failed',
    ]);
  });

  it('OP-01 closes with the sum of all suites', () => {
    const suites = [
      { passed: 5, failed: 0 },
      { passed: 40, failed: 2 },
    ];
    expect(closingWords(sum(suites))).toBe('45 passed, 2 failed');
  });
});
