// Audits the books periodically, in small steps; findings are reported in the log and in `/health`.
import type { Log } from '#request/log.ts';
import { sleep } from '#request/within.ts';
import type { Database } from '#store/engine/database.ts';
import { saveAudit } from '#store/money/audits.ts';
import { audits } from './audits.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 3_600_000;
const maxNamed = 10;

interface AuditTools {
  database: Database;
  log: Log;
}

export function auditJob(tools: AuditTools): RecurringJob {
  return { name: 'audit', everyMs, run: (signal) => auditBooks(tools, signal) };
}

async function auditBooks({ database, log }: AuditTools, signal: AbortSignal): Promise<void> {
  for (const { name, run } of audits) {
    const findings = await run(database.db, halfDutyCycle(signal));
    await saveAudit(database.db, name, findings.slice(0, maxNamed));
    if (findings.length === 0) continue;
    log.error(
      { audit: name, findings: findings.length, first: findings.slice(0, maxNamed) },
      'An audit found inconsistent books: see "Audit" in docs/operating.md',
    );
  }
}

/** Sleeps for as long as it worked, so that however big the database is, it uses half of one connection at most. */
function halfDutyCycle(signal: AbortSignal): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    await sleep(performance.now() - begun, signal);
    signal.throwIfAborted();
    begun = performance.now();
  };
}
