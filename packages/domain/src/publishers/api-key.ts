/** A key of the publishers' API: `ewk_`, 8 characters that name it, `_`, and its secret of 256 bits (PB-04). */
const form = /^(ewk_[0-9A-Za-z]{8})_[\w-]{43}$/;

/** The part that names the key; null for what is no key. */
export function keyPrefix(key: string): string | null {
  return form.exec(key)?.[1] ?? null;
}

/** Whether a key may be used; without an end it always may. */
export function isLiveKey({ expires_at }: { readonly expires_at: Date | null }, now: Date): boolean {
  return expires_at === null || now < expires_at;
}

/**
 * The end of a rotated key's successor: the one that was asked for, otherwise the end that the old key had. A new value
 * must not outlive what was granted unless somebody says so (decision 0096).
 */
export function successorEnd(
  wanted: Date | null | undefined,
  { expires_at }: { readonly expires_at: Date | null },
): Date | null {
  return wanted === undefined ? expires_at : wanted;
}

const hourMs = 60 * 60 * 1000;
const defaultOverlapMs = 24 * hourMs;
const longestOverlapMs = 30 * 24 * hourMs;

/**
 * When a rotated key ends: a day later unless said otherwise, and never later than it would have ended anyway. Null for
 * a moment that has passed or is more than 30 days away.
 */
export function rotatedKeyEnd(
  wanted: Date | null,
  { expires_at }: { readonly expires_at: Date | null },
  now: Date,
): Date | null {
  const end = wanted ?? new Date(now.getTime() + defaultOverlapMs);
  if (end < now || end.getTime() > now.getTime() + longestOverlapMs) return null;
  return expires_at !== null && expires_at < end ? expires_at : end;
}
