// A page as it came: where it is in the end, its headers and its text.

export interface LoadedPage {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A text says why it could not be loaded. */
export type Loaded = LoadedPage | string;

/** Pages of a publisher are read to here. */
const most = 4 * 1024 * 1024;

export async function loadPage(address: string, timeoutMs: number): Promise<Loaded> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'text/html', 'user-agent': 'Earnwall-Doctor' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return {
      url: new URL(answer.url),
      status: answer.status,
      headers: answer.headers,
      text: await beginningOf(answer),
    };
  } catch (error) {
    return reasonOf(error);
  }
}

async function beginningOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > most) break;
  }
  return text;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it could not be loaded';
  if (error.name === 'TimeoutError') return 'no answer in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
