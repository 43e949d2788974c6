// Messages of a stand-in to the product: one try with a time limit; retries are the stand-in's own habit.
import type { Exchanges } from './exchanges.ts';

export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Sent {
  /** Null: no answer at all. */
  readonly status: number | null;
  readonly answer: string;
}

const timeoutMs = 5_000;

export async function sendMessage(
  { method, url, headers = {}, body }: Outgoing,
  exchanges: Exchanges,
  now: () => number,
): Promise<Sent> {
  const at = new Date(now()).toISOString();
  const sent = await fetch(url, {
    ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) },
    ...(body !== undefined && { body }),
  }).then(
    async (response) => ({ status: response.status, answer: await response.text() }),
    () => ({ status: null, answer: '' }),
  );
  exchanges.add({ at, direction: 'sent', method, url, body: body ?? '', ...sent });
  return sent;
}
