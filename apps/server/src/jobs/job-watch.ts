// Watches how old each job's last success is, and logs an alarm when one is overdue, or when the table cannot be read. Every
// node watches all jobs, whichever node runs them. Health is answered from the last reading, so it needs no database.
import { isOverdue } from '@earnwall/domain/jobs/overdue';
import type { JobsHealth } from '#request/jobs-health.ts';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { findJobStates, type JobState } from '#store/engine/jobs.ts';
import { type AuditState, findAuditStates } from '#store/money/audits.ts';
import type { RecurringJob } from './recurring-job.ts';

/** A lasting alarm is logged again. */
const repeatMs = 5 * 60_000;

interface View {
  /** By `performance.now()`. */
  at: number;
  jobs: JobState[];
  audits: AuditState[];
}

export class JobWatch {
  private view: View | null = null;
  private readonly began = performance.now();
  private readonly alarms = new Map<string, number>();

  constructor(
    private readonly jobs: () => readonly RecurringJob[],
    private readonly database: Database,
    private readonly log: Log,
    /** How long jobs have to catch up after a start, and how long the last reading counts without a new one. */
    private readonly graceMs: number,
  ) {}

  /** Never fails: without an answer the last reading stays. */
  async refresh(): Promise<void> {
    const { db } = this.database;
    const at = performance.now();
    const seen = await Promise.all([findJobStates(db), findAuditStates(db)]).catch(() => null);
    if (seen) this.view = { at, jobs: seen[0], audits: seen[1] };
    if (performance.now() - this.began >= this.graceMs) this.raiseAlarms();
  }

  health(): JobsHealth {
    const passedMs = performance.now() - (this.view?.at ?? this.began);
    const states = new Map(this.view?.jobs.map((state) => [state.name, state]));
    const jobs = this.jobs().flatMap(({ name, everyMs }) => {
      const state = states.get(name);
      if (!state) return [];
      const ageMs = state.ageMs + passedMs;
      return {
        name,
        age_seconds: seconds(ageMs),
        every_seconds: everyMs / 1000,
        running: state.isRunning,
        overdue: isOverdue(ageMs, everyMs),
      };
    });
    const isKnown = this.view !== null && passedMs < this.graceMs;
    const isLate = jobs.some(({ overdue }) => overdue);
    return {
      status: !isKnown ? 'unknown' : isLate ? 'overdue' : 'ok',
      seen_seconds_ago: this.view && seconds(passedMs),
      jobs,
      audits: (this.view?.audits ?? []).map(({ name, ageMs, findings }) => ({
        name,
        age_seconds: seconds(ageMs + passedMs),
        findings,
      })),
    };
  }

  private raiseAlarms(): void {
    const { status, jobs } = this.health();
    const silentMs = performance.now() - (this.view?.at ?? this.began);
    if (status === 'unknown' && silentMs >= this.graceMs) {
      this.alarm('', () =>
        this.log.error(
          { silent_seconds: seconds(silentMs) },
          'The table of jobs cannot be read: no job runs on this node until the database answers',
        ),
      );
    }
    for (const { name, age_seconds, every_seconds } of jobs.filter(({ overdue }) => overdue)) {
      this.alarm(name, () =>
        this.log.error(
          { job: name, age_seconds, every_seconds },
          'A job is overdue: it has not succeeded for much longer than its interval. See the column failure of the table jobs',
        ),
      );
    }
  }

  private alarm(about: string, raise: () => void): void {
    const last = this.alarms.get(about);
    if (last !== undefined && performance.now() - last < repeatMs) return;
    this.alarms.set(about, performance.now());
    raise();
  }
}

const seconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
