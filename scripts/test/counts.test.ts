import { describe, expect, it } from 'vitest';
import { closingLine, playwrightCounts, sum, vitestCounts } from './counts.ts';

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });
const vitest = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
});
const playwright = (expected: number, unexpected = 0, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
});

describe('counting tests', () => {
  it.each([
    ['all pass', vitest(3, 0, file('passed', 3)), 0, '3 passed, 0 failed'],
    ['one fails', vitest(2, 1, file('failed', 3)), 1, '2 passed, 1 failed'],
    ['a file does not load', vitest(2, 0, file('passed', 2), file('failed', 0)), 1, '2 passed, 1 failed'],
    ['an error outside of any test', vitest(2, 0, file('passed', 2)), 1, '2 passed, 1 failed'],
    ['nothing ran', vitest(0, 0), 0, '0 passed, 1 failed'],
    ['no report', undefined, 1, '0 passed, 1 failed'],
  ])('vitest: %s', (_, report, exitCode, line) => {
    expect(closingLine(vitestCounts(report, exitCode))).toBe(line);
  });

  it.each([
    ['all pass', playwright(3), 0, '3 passed, 0 failed'],
    ['one fails', playwright(2, 1), 1, '2 passed, 1 failed'],
    ['one passes only at the second try', playwright(2, 0, 1), 0, '2 passed, 1 failed'],
    ['the product does not start', playwright(0, 0, 0, [{}]), 1, '0 passed, 1 failed'],
    ['nothing ran', playwright(0), 0, '0 passed, 1 failed'],
    ['no report', undefined, 0, '0 passed, 1 failed'],
  ])('playwright: %s', (_, report, exitCode, line) => {
    expect(closingLine(playwrightCounts(report, exitCode))).toBe(line);
  });

  it('OP-01 closes with the sum of all suites', () => {
    const suites = [
      { passed: 5, failed: 0 },
      { passed: 40, failed: 2 },
    ];
    expect(closingLine(sum(suites))).toBe('45 passed, 2 failed');
  });
});
