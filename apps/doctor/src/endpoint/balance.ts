// The user's balance as the receiver keeps it: the only proof of what was paid.
import type { EndpointOptions } from '#options.ts';
import { answerText, isDone } from './answers.ts';
import type { Send } from './send.ts';

/** A text says why it cannot be read. */
export type Balance = number | string;

export async function readBalance(options: EndpointOptions, send: Send): Promise<Balance> {
  const { balanceUrl, user } = options;
  if (balanceUrl === null || user === null) return 'there is no address to ask';
  const url = balanceUrl.replaceAll('{user_id}', encodeURIComponent(user));
  const answer = await send({ method: 'GET', url, headers: { accept: 'application/json' }, body: null });
  if (!isDone(answer)) return answerText(answer);
  return numberIn(answer.text) ?? `neither a number nor JSON with a balance: ${answerText(answer)}`;
}

function numberIn(text: string): number | null {
  try {
    const value: unknown = JSON.parse(text);
    const found = typeof value === 'object' && value !== null && 'balance' in value ? value.balance : value;
    const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
    return typeof number === 'number' && Number.isFinite(number) ? number : null;
  } catch {
    return null;
  }
}

interface Waiting {
  readonly read: () => Promise<Balance>;
  readonly settleMs: number;
}

/** Waits until it is reached, and a moment longer: what is paid twice may be paid late. */
export async function settledBalance(wanted: number, { read, settleMs }: Waiting): Promise<Balance> {
  const deadline = performance.now() + settleMs;
  let balance = await read();
  while (balance !== wanted && performance.now() < deadline) {
    await pause(settleMs / 20);
    balance = await read();
  }
  await pause(settleMs / 10);
  return read();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
