import type { CallFailure } from '#api/call-error.ts';
import type { Problem } from './machine.ts';

/** What is said about a failed call (PH-01): errors.phone, else the message, else that the number is invalid. */
export function problemOf(failure: CallFailure | null): Problem {
  if (failure === null) return { text: 'phone_failed' };
  if (failure.kind !== 'refused') return { text: 'error_connection-text' };
  // Words of a server of ours come with a code; of what stands before it, a proxy for one, only the status is known.
  const said = failure.errors?.phone?.[0] ?? (failure.code === null ? undefined : failure.message);
  if (said) return { said };
  return { text: failure.status !== null && failure.status < 500 ? 'phone_invalid' : 'phone_failed' };
}
