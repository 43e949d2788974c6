// Runs checks one after the other; what rests on a failed one is not judged, so that one fault has one name.
import { type Check, type Finding, findingOf, unverified, type Verdict } from './check.ts';

export async function runChecks<Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
  report: (finding: Finding) => void,
): Promise<void> {
  const names = new Set(checks.map(({ name }) => name));
  const verdicts = new Map<string, Verdict>();
  for (const check of checks) {
    // What one form of postbacks does not have cannot stand in the way.
    const obstacle = check.needs?.find((name) => names.has(name) && !isUsable(verdicts.get(name)));
    const outcome = obstacle
      ? unverified(reasonOf(obstacle, verdicts.get(obstacle)))
      : await check.run(subject);
    verdicts.set(check.name, outcome.verdict);
    report(findingOf(check, outcome));
  }
}

const isUsable = (verdict: Verdict | undefined): boolean => verdict === 'passed' || verdict === 'warning';

const reasonOf = (name: string, verdict: Verdict | undefined): string =>
  verdict === 'failed' ? `${name} has failed` : `see ${name}`;

/** The checks that are asked for, by name or group, and those they rest on. */
export function chosen<Subject>(
  checks: readonly Check<Subject>[],
  only: readonly string[],
): readonly Check<Subject>[] {
  if (only.length === 0) return checks;
  const wanted = new Set(
    checks.filter(({ name, group }) => only.includes(name) || only.includes(group)).map(({ name }) => name),
  );
  // From the end: a check rests on earlier ones only.
  for (const { name, needs = [] } of [...checks].reverse())
    if (wanted.has(name)) for (const other of needs) wanted.add(other);
  return checks.filter(({ name }) => wanted.has(name));
}
