// The doctor as a library: runs what is asked for and reports each finding as it is made.
import { type Finding, findingOf, unverified, type Verdict } from './check.ts';
import { addressChecks } from './checks/address.ts';
import { endpointChecks } from './checks/endpoint-checks.ts';
import { createSender, type Sender } from './endpoint/send.ts';
import { openEndpoint } from './endpoint/subject.ts';
import type { EndpointOptions, Options } from './options.ts';
import { loadPages } from './page/load-pages.ts';
import { pageChecks } from './page/page-checks.ts';
import { chosen, runChecks } from './run-checks.ts';

export interface Result {
  readonly findings: readonly Finding[];
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Why nothing could be sent; null where it could. */
  readonly unreachable: string | null;
  /** As a program ends: 0 = all right, 1 = faults, 2 = nobody was there. */
  readonly exitCode: 0 | 1 | 2;
}

/** `sender`: for a caller with rules of its own about which addresses may be reached. */
export async function run(
  options: Options,
  report: (finding: Finding) => void = () => {},
  sender: Sender | null = null,
): Promise<Result> {
  const findings: Finding[] = [];
  const note = (finding: Finding) => {
    findings.push(finding);
    report(finding);
  };
  const { endpoint, page, only } = options;
  const unreachable = endpoint === null ? null : await examineEndpoint(endpoint, only, note, sender);
  if (page !== null) await runChecks(chosen(pageChecks, only), await loadPages(page), note);
  const counts = { passed: 0, failed: 0, warning: 0, unverified: 0 };
  for (const { verdict } of findings) counts[verdict] += 1;
  return { findings, counts, unreachable, exitCode: unreachable !== null ? 2 : counts.failed > 0 ? 1 : 0 };
}

async function examineEndpoint(
  options: EndpointOptions,
  only: readonly string[],
  note: (finding: Finding) => void,
  given: Sender | null,
): Promise<string | null> {
  // Whatever is paid is taken back.
  const wanted = only.some((name) => name.startsWith('pays-')) ? [...only, 'balance-restored'] : only;
  const checks = chosen(endpointChecks(options.form), wanted);
  let isUsable = true;
  await runChecks(addressChecks, options, (finding) => {
    if (finding.check === 'template' && finding.verdict === 'failed') isUsable = false;
    if (
      finding.verdict === 'failed' ||
      chosen(addressChecks, only).some(({ name }) => name === finding.check)
    )
      note(finding);
  });
  if (!isUsable) {
    for (const check of checks) note(findingOf(check, unverified('template has failed')));
    return null;
  }
  if (checks.length === 0) return null;
  const sender = given ?? createSender(options.limits.timeoutMs);
  try {
    const endpoint = await openEndpoint(options, sender.send);
    if (endpoint.first.answer.unreachable) return endpoint.first.answer.failure;
    await runChecks(checks, endpoint, note);
    return null;
  } finally {
    sender.close();
  }
}
