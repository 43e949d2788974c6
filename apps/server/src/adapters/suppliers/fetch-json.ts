// One careful question to a supplier: a limited time, a limited size, no redirects, and a few more tries for whatever
// may pass by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { SupplierUnavailable } from '#ports/supplier.ts';

export interface Patience {
  /** For one try, from the first byte sent to the last one read. */
  timeoutMs: number;
  maxBytes: number;
  /** How long to wait before each further try. */
  pausesMs: readonly number[];
}

export const patience: Patience = {
  timeoutMs: 10_000,
  maxBytes: 16 * 1024 * 1024,
  pausesMs: [300, 1_000, 3_000],
};

/** An answer that asking again will not change. */
export class Refused extends SupplierUnavailable {
  constructor(readonly status: number) {
    super(`The supplier answered ${status}`);
  }
}

export async function fetchJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { timeoutMs, maxBytes, pausesMs }: Patience,
  signal: AbortSignal,
): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      return await tryOnce(url, headers, maxBytes, limited);
    } catch (error) {
      const wait = pausesMs[tries];
      signal.throwIfAborted();
      if (error instanceof Refused || wait === undefined) throw unavailable(error);
      // Half of it by chance, so that many nodes do not come back in step.
      await pause(wait * (0.5 + Math.random() / 2), undefined, { signal });
    }
  }
}

async function tryOnce(
  url: URL,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, { headers, signal, redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status < 500 && response.status !== 429) throw new Refused(response.status);
    throw new SupplierUnavailable(`The supplier answered ${response.status}`);
  }
  return JSON.parse(await readText(response, maxBytes));
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new SupplierUnavailable(`The supplier's answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The address is left out: it may carry what only the two of us should know. */
function unavailable(error: unknown): SupplierUnavailable {
  if (error instanceof SupplierUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new SupplierUnavailable(`The supplier gave no readable answer: ${reason}`, { cause: error });
}
