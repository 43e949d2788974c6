import type { RootOptions } from 'react-dom/client';
import { CallError } from '#api/call-error.ts';
import { Boundary } from '#lib/boundary.tsx';
import { LoadFailure } from '#lib/lazy-part.tsx';

/** A page that fails in a circle says so a few times, not a thousand. */
const mostReports = 5;

type Tell = (reason: unknown, part?: string) => void;

/**
 * Errors that nobody caught go to errors/js (AP-05); failed calls do not, the client has judged those. Returns how to
 * tell of others within the same bounds.
 */
export function watchUncaughtErrors(page: EventTarget, report: (message: string) => void): Tell {
  const told = new Set<string>();
  const tell: Tell = (reason, part) => {
    const words = (part ? `${part}: ` : '') + wordsOf(reason);
    if (reason instanceof CallError || told.has(words) || told.size >= mostReports) return;
    told.add(words);
    report(words);
  };
  page.addEventListener('error', (event) =>
    tell((event as ErrorEvent).error ?? (event as ErrorEvent).message),
  );
  page.addEventListener('unhandledrejection', (event) => tell((event as PromiseRejectionEvent).reason));
  return tell;
}

/** For React's root: errors that a boundary caught are reported too, with the name of its part (decision 0080). */
export function caughtErrors(tell: Tell): NonNullable<RootOptions['onCaughtError']> {
  return (error, { errorBoundary }) => {
    console.error(error);
    // What did not load is the network's weather, and shows as a lost connection.
    if (!(error instanceof LoadFailure))
      tell(error, errorBoundary instanceof Boundary ? errorBoundary.props.part : '');
  };
}

/** Some browsers begin the stack with the message, some leave it out. */
function wordsOf(reason: unknown): string {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  return stack.startsWith(String(reason)) ? stack : `${reason} ${stack}`.trim();
}
