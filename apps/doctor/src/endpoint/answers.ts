// How an answer reads, and which kinds of it there are.
import { printable } from '#printable.ts';
import type { Answer } from './send.ts';

const kind = (first: number) => (answer: Answer) =>
  answer.failure === null && Math.floor((answer.status ?? 0) / 100) === first;

/** The message is done. Too long an answer is cut off, and still counts. */
export const isDone = kind(2);
export const isRedirect = kind(3);
export const isRefused = kind(4);

export function answerText({ status, failure, ms, location, text }: Answer): string {
  if (failure !== null) return status === null ? failure : `${status}, then ${failure}`;
  const said = printable(text).slice(0, 60);
  const to = location === null ? '' : ` to ${printable(location).slice(0, 80)}`;
  return `${status}${to} in ${Math.round(ms)} ms${said === '' ? '' : ` (${said})`}`;
}
