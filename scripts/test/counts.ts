// What the test runners report, as two numbers. A run that executed nothing, or broke off, has failed.
export interface Counts {
  passed: number;
  failed: number;
  /** Names of those that passed only at a second try: they count as passed, but not as forgotten. */
  flaky?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
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
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length };
  return { ...judged(counts, exitCode), flaky: report.suites.flatMap(flakyIn) };
}

function flakyIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  );
  return [...here, ...suites.flatMap(flakyIn)];
}

function judged({ passed, failed }: Counts, exitCode: number): Counts {
  const brokeOff = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: brokeOff ? 1 : failed };
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}

/** What is flaky, by name, and as the very last line the two numbers. */
export function closingWords({ passed, failed, flaky = [] }: Counts): string {
  const told =
    flaky.length > 0 ? ['Passed only at the second try:', ...flaky.map((name) => `  ${name}`)] : [];
  return [...told, `${passed} passed, ${failed} failed`].join('\n');
}
