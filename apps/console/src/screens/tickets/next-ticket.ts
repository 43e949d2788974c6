/**
 * Where `j` and `k` lead. A ticket that has left the list, since it was answered, leaves its place to the one after it: `at`
 * is where it stood.
 */
export function nextTicket(
  ids: readonly string[],
  { open, at, step }: { open: string | null; at: number; step: 1 | -1 },
): string | null {
  const place = open === null ? -1 : ids.indexOf(open);
  if (place >= 0) return ids[place + step] ?? null;
  if (open === null) return step === 1 ? (ids[0] ?? null) : null;
  return ids[step === 1 ? Math.min(at, ids.length - 1) : at - 1] ?? null;
}
