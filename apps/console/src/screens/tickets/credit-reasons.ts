import type { Evidence } from './ticket.ts';

const usual = ['Unknown code', 'Lost callback', 'Goodwill', 'Screened late', 'Duplicate'];
const most = 5;

/** The reasons given last, then the usual ones. */
export function creditReasons(last: readonly string[]): string[] {
  return [...new Set([...last, ...usual])].slice(0, most);
}

/** Where the evidence itself says why, that is the reason. */
export function reasonFrom(attempt: Evidence['attempt']): string {
  const reports = attempt?.steps.filter((step) => step.kind === 'report') ?? [];
  return reports.some((report) => report.kind === 'report' && report.reason === 'unknown_code')
    ? 'Unknown code'
    : '';
}
