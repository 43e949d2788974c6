// A finding in words, for operators and logs.
import type { Finding } from './health.ts';

export function findingText({ kind, details }: Pick<Finding, 'kind' | 'details'>): string {
  const told = (name: string): number => details[name] ?? 0;
  switch (kind) {
    case 'silent':
      return `No report about ${told('starts')} starts; usually ${percent(told('usual'))} are answered.`;
    case 'refused':
      return `${told('refused')} messages had a wrong signature, ${told('reports')} a right one.`;
    case 'unknown_codes':
      return `${told('unknown')} of ${told('reports')} reports had a code that its table does not have.`;
    case 'unreadable':
      return `${told('unreadable')} genuine messages could not be read.`;
    case 'conversion':
      return (
        `${told('completes')} of ${told('starts')} starts were completed: at most ${percent(told('at_most'))}, ` +
        `where ${percent(told('promised'))} was promised.`
      );
    case 'feed_lag':
      return `Its list was last read whole ${minutes(told('lag_seconds'))} ago; it is due every ${minutes(told('every_seconds'))}.`;
  }
}

const percent = (part: number): string => `${Number((part * 100).toFixed(1))}%`;

const minutes = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`;
