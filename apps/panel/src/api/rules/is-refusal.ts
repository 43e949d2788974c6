import type { CallFailure } from '#api/call-error.ts';

/** The server understood and said no, so that asking the same again would change nothing. Pure. */
export function isRefusal({ kind, status }: CallFailure): boolean {
  if (kind !== 'refused') return kind === 'unsigned';
  return status !== null && status < 500 && !badMoments.includes(status);
}

/** Too slow, and too often. */
const badMoments: readonly number[] = [408, 429];
