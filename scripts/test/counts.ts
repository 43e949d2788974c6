// What the test runners report, as two numbers. A run that executed nothing, or broke off, has failed.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** Names of those that failed, each with the first words of its reason: the end of a long log must tell it all. */
  failures?: readonly string[];
  /** Names of those that passed only at a second try: they count as passed, but not as forgotten. */
  flaky?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { error?: { message?: string } }[];
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
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length };
  const untold = notLoaded.map(({ name, message }) => `${relative('', name)}${because(message)}`);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages = [] }) =>
          `${relative('', name)} ${fullName}${because(failureMessages[0])}`,
      ),
  );
  return { ...judged(counts, exitCode), failures: [...untold, ...failures] };
}

export function playwrightCounts(report: PlaywrightReport | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length };
  return {
    ...judged(counts, exitCode),
    failures: report.suites.flatMap((suite) => storiesIn(suite, 'unexpected')),
    flaky: report.suites.flatMap((suite) => storiesIn(suite, 'flaky')),
  };
}

function storiesIn({ specs, suites = [] }: PlaywrightSuite, wanted: string): string[] {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results = [] }) => {
        const reason = results.find(({ error }) => error)?.error?.message;
        return `[${projectName}] ${file}:${line} ${title}${because(reason)}`;
      }),
  );
  return [...here, ...suites.flatMap((suite) => storiesIn(suite, wanted))];
}

/** The first line of a reason, without the colours of a terminal. */
function because(message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return line === '' ? '' : ` · ${line}`;
}

function judged({ passed, failed }: Counts, exitCode: number): Counts {
  const brokeOff = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: brokeOff ? 1 : failed };
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    failures: counts.flatMap(({ failures = [] }) => failures),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}

/** What failed and what is flaky, by name, and as the very last line the two numbers. */
export function closingWords({ passed, failed, failures = [], flaky = [] }: Counts): string {
  return [
    ...failures.map((name) => `Failed: ${name}`),
    ...flaky.map((name) => `Passed only at the second try: ${name}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
