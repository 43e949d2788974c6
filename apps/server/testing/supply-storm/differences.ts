/** What is there and should not be, and what should be there and is not; the same line twice is two. */
export function differences(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of expected) left.set(line, (left.get(line) ?? 0) + 1);
  const surplus = found.filter((line) => {
    const times = left.get(line) ?? 0;
    left.set(line, times - 1);
    return times <= 0;
  });
  const missing = [...left].filter(([, times]) => times > 0).map(([line]) => line);
  return [
    ...surplus.map((line) => `${what}, unexpected: ${line}`),
    ...missing.map((line) => `${what}, missing: ${line}`),
  ];
}
