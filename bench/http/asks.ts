// What a person's panel asks for: the list as it is kept, other lengths of it, and whether it has changed.
import type { Ask } from './load.ts';
import type { MeasuredServer } from './measured-server.ts';

type KnownAsk = Ask & { readonly bytes: number };

export interface Asks {
  readonly fresh: KnownAsk;
  /** Of other lengths each time, so that no list is kept from before. */
  readonly anew: readonly Ask[];
  readonly unchanged: Ask;
}

export async function askFor(server: MeasuredServer, uhash: string): Promise<Asks> {
  const headers = { authorization: `Bearer ${uhash}` };
  const lengths = Array.from({ length: 16 }, (_, index) => 185 + index);
  const anew: Ask[] = [];
  for (const length of lengths) {
    const { ask } = await firstAnswer(`${server.url}/api/surveys?limit=${length}`, headers);
    anew.push(ask);
  }
  const { ask, etag } = await firstAnswer(`${server.url}/api/surveys`, headers);
  return {
    fresh: ask,
    anew,
    unchanged: { ...ask, headers: { ...headers, 'if-none-match': etag }, status: 304, bytes: 0 },
  };
}

/** The answer must be a list that the product itself calls a success before it is asked for again. */
async function firstAnswer(url: string, headers: Ask['headers']): Promise<{ ask: KnownAsk; etag: string }> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  const { result, surveys } = JSON.parse(text) as { result: string; surveys: unknown[] };
  const etag = response.headers.get('etag');
  if (result !== 'success' || surveys.length === 0 || etag === null)
    throw new Error(`GET /surveys answered no list: ${text.slice(0, 200)}`);
  return { ask: { url, headers, status: 200, bytes: Buffer.byteLength(text) }, etag };
}
