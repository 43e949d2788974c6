import { CallError } from '#api/call-error.ts';

/** A page that fails in a circle says so a few times, not a thousand. */
const mostReports = 5;

/** Errors that nobody caught go to errors/js (AP-05); failed calls do not, the client has judged those. */
export function watchUncaughtErrors(page: EventTarget, report: (message: string) => void): void {
  const told = new Set<string>();
  const tell = (reason: unknown) => {
    const words = wordsOf(reason);
    if (reason instanceof CallError || told.has(words) || told.size >= mostReports) return;
    told.add(words);
    report(words);
  };
  page.addEventListener('error', (event) =>
    tell((event as ErrorEvent).error ?? (event as ErrorEvent).message),
  );
  page.addEventListener('unhandledrejection', (event) => tell((event as PromiseRejectionEvent).reason));
}

/** Some browsers begin the stack with the message, some leave it out. */
function wordsOf(reason: unknown): string {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  return stack.startsWith(String(reason)) ? stack : `${reason} ${stack}`.trim();
}
