// One request to an SMS provider: a time limit, a size limit, no redirects, and no retry, because the first attempt may
// have sent a message.
export interface RequestLimits {
  timeoutMs: number;
  maxBytes: number;
}

export const defaultLimits: RequestLimits = { timeoutMs: 5_000, maxBytes: 64 * 1024 };

export interface Posted {
  readonly status: number;
  /** Null for what is no JSON object. */
  readonly body: Readonly<Record<string, unknown>> | null;
}

export async function postOnce(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: URLSearchParams | string,
  { timeoutMs, maxBytes }: RequestLimits,
): Promise<Posted> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  return { status: response.status, body: asObject(await readText(response, maxBytes)) };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error(`The answer of the provider is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function asObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
