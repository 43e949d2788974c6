// What the test runners report, as two numbers. A run that executed nothing, or broke off, has failed.
export interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

export function vitestCounts(report: VitestReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const notLoaded = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && assertionResults.length === 0;
  });
  return judged(
    { passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length },
    exitCode,
  );
}

export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  // A test that passes only sometimes is not one to trust.
  return judged({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode);
}

function judged({ passed, failed }: Counts, exitCode: number): Counts {
  const brokeOff = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: brokeOff ? 1 : failed };
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  };
}

export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
