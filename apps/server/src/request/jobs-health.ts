// How the recurring jobs of all nodes are doing, as `/health` reports it.
/** Nothing of it is secret. */
export interface JobsHealth {
  /** `unknown`: the table of jobs has not answered for too long, or not yet. */
  status: 'ok' | 'overdue' | 'unknown';
  seen_seconds_ago: number | null;
  jobs: { name: string; age_seconds: number; every_seconds: number; running: boolean; overdue: boolean }[];
  audits: { name: string; age_seconds: number; findings: number }[];
}

/** Of a node that still waits for its database before it starts its jobs. */
export const notStarted: JobsHealth = { status: 'unknown', seen_seconds_ago: null, jobs: [], audits: [] };
