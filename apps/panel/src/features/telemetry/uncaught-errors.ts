import type { RootOptions } from 'react-dom/client';
import { CallError } from '#api/call-error.ts';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { LoadFailure } from '#lib/loading/lazy-part.tsx';

/** A page that fails in a loop reports it a few times, not a thousand. */
const maxReports = 5;

type ReportError = (reason: unknown, part?: string) => void;

/**
 * Reports uncaught errors to errors/js (AP-05), but no failed calls: the client has reported those it should. Returns a
 * function that reports other errors within the same limit.
 */
export function watchUncaughtErrors(page: EventTarget, report: (message: string) => void): ReportError {
  const reported = new Set<string>();
  const reportError: ReportError = (reason, part) => {
    const message = (part ? `${part}: ` : '') + messageOf(reason);
    if (reason instanceof CallError || reported.has(message) || reported.size >= maxReports) return;
    reported.add(message);
    report(message);
  };
  page.addEventListener('error', (event) =>
    reportError((event as ErrorEvent).error ?? (event as ErrorEvent).message),
  );
  page.addEventListener('unhandledrejection', (event) =>
    reportError((event as PromiseRejectionEvent).reason),
  );
  return reportError;
}

/** For React's root: errors that a boundary caught are reported too, with the name of its part (decision 0080). */
export function caughtErrors(reportError: ReportError): NonNullable<RootOptions['onCaughtError']> {
  return (error, { errorBoundary }) => {
    console.error(error);
    // A failed load is a network failure, and shows as a lost connection.
    if (!(error instanceof LoadFailure))
      reportError(error, errorBoundary instanceof Boundary ? errorBoundary.props.part : '');
  };
}

/** Some browsers begin the stack with the message, some leave it out. */
function messageOf(reason: unknown): string {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  return stack.startsWith(String(reason)) ? stack : `${reason} ${stack}`.trim();
}
