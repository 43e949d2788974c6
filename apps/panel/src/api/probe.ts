/** Measures one round trip to an address and sends it the milliseconds; fire and forget. */
export async function probe(address: string): Promise<void> {
  const quietly = { mode: 'no-cors', credentials: 'omit', cache: 'no-store' } as const;
  try {
    const start = performance.now();
    await fetch(address, quietly);
    const measured = new URL(address);
    measured.searchParams.set('ms', String(Math.round(performance.now() - start)));
    await fetch(measured.href, quietly);
  } catch {
    // A probe that meets no answer has nothing to report.
  }
}
