// People who open the panel by the address their publisher gave them, and what must be on their pages.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './page-load.ts';

interface Listed {
  readonly surveys: readonly { hash: string; user_reward: number }[];
}

export interface Visitor {
  readonly request: Buffer;
  /** Fails where an answer is not this person's page with this person's list. */
  check(answer: Answer): void;
}

const tiles = 24;
const browser = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** The calls of the API say what the page must show. Null for somebody whose list does not fill it. */
export async function visitorOf(url: string, uhash: string): Promise<Visitor | null> {
  const headers = { authorization: `Bearer ${uhash}`, 'user-agent': browser['user-agent'] };
  const asked = await fetch(`${url}/api/surveys?limit=${tiles}`, { headers });
  const listed = ((await asked.json()) as Listed).surveys.map(({ hash, user_reward }) => ({
    hash,
    user_reward,
  }));
  if (listed.length < tiles) return null;
  await sendFingerprint(url, uhash);
  return {
    request: visitRequest(url, uhash),
    check: ({ head, body }) => {
      const page = pageText({ head, body });
      const { surveys, metadata } = dataOf(page);
      const painted = surveys.surveys.map(({ hash, user_reward }) => ({ hash, user_reward }));
      const isRight =
        head.startsWith('HTTP/1.1 200 ') &&
        metadata.uhash === uhash &&
        JSON.stringify(painted) === JSON.stringify(listed) &&
        page.split('<button type="button" class="tile ').length === tiles + 1;
      if (!isRight) throw new Error(`Not the page of ${uhash}: ${head}${page.slice(0, 2_000)}`);
    },
  };
}

/** As a browser opens the panel. */
export function visitRequest(url: string, uhash: string): Buffer {
  const { host } = new URL(url);
  const lines = Object.entries({ host, ...browser }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET /?uh=${uhash} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** As a browser does after its first visit. */
async function sendFingerprint(url: string, uhash: string): Promise<void> {
  const entry = await fetch(`${url}/?uh=${uhash}`, { headers: browser });
  const sent = await fetch(`${url}/api/ip-logs/${entry.headers.get('x-ip-log-uuid')}/fp`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${uhash}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fingerprint: uhash.slice(0, 32) }),
  });
  if (!sent.ok) throw new Error(`A fingerprint was not taken: ${await sent.text()}`);
}

export function pageText({ head, body }: Pick<Answer, 'head' | 'body'>): string {
  const coding = /^content-encoding: (\S+)/im.exec(head)?.[1];
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
}

function dataOf(page: string): { surveys: Listed; metadata: { uhash: string } } {
  const found = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1];
  if (found === undefined) throw new Error(`A page without data: ${page.slice(0, 2_000)}`);
  // Written as rows, and apart from what many pages have in common (apps/panel/src/document/document-data.ts).
  const [{ metadata }, , rows, names] = JSON.parse(found) as [
    own: { metadata: { uhash: string } },
    about: unknown,
    rows: unknown[][],
    names: string[],
  ];
  const [hash, reward] = [names.indexOf('hash'), names.indexOf('user_reward')];
  const listed = rows.map((row) => ({ hash: String(row[hash]), user_reward: Number(row[reward]) }));
  return { surveys: { surveys: listed }, metadata };
}
