// One request to a supplier: a time limit, a size limit, no redirects, and retries with backoff for transient failures.
import { setTimeout as pause } from 'node:timers/promises';
import { SupplierUnavailable } from '#ports/supplier.ts';

export interface RetryPolicy {
  /** For one attempt, from the first byte sent to the last one read. */
  timeoutMs: number;
  maxBytes: number;
  /** How long to wait before each retry. */
  pausesMs: readonly number[];
}

export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 10_000,
  maxBytes: 16 * 1024 * 1024,
  pausesMs: [300, 1_000, 3_000],
};

/** A refusal that a retry will not change. */
export class Refused extends SupplierUnavailable {
  constructor(readonly status: number) {
    super(`The supplier answered ${status}`);
  }
}

export async function fetchJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { timeoutMs, maxBytes, pausesMs }: RetryPolicy,
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
      // With jitter, so that nodes do not retry at the same moment.
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

/** Without the address, which may contain secrets shared with the supplier. */
function unavailable(error: unknown): SupplierUnavailable {
  if (error instanceof SupplierUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new SupplierUnavailable(`The supplier gave no readable answer: ${reason}`, { cause: error });
}
