// Loaded here already: a fake clock does not wait for the client to load it.
import '@earnwall/contract/calls';
import { createClient } from '#api/client/client.ts';
import { noCredentials } from '#session/start-up-values.ts';
import { sampleCaller } from './sample-caller.ts';
import { samplePaint } from './sample-paint.ts';

/** What stands at the other end of a path; anything else finds no server. */
export type Answers = Record<string, () => Response | Promise<Response>>;

interface AskedCall {
  path: string;
  search: string;
  headers: Record<string, string>;
  body: unknown;
}

/** The real client of a logged-in user, over a network that only takes notes and waits by the (fake) clock. */
export function sampleClient(answers: Answers) {
  const asked: AskedCall[] = [];
  const failed: unknown[] = [];
  const wanted: string[] = [];
  const client = createClient({
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input), 'https://panel.example');
      const { body, headers, signal } = init ?? {};
      asked.push({
        path: pathname,
        search,
        headers: Object.fromEntries(new Headers(headers)),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      const answer = answers[pathname];
      if (!answer) throw new TypeError('Failed to fetch');
      const stopped = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([answer(), stopped]);
    },
    config: { ...samplePaint().config, respondents_base: 'https://r.example/respondents' },
    caller: () => ({ ...sampleCaller, credentials: { ...noCredentials, uh: 'secret-hash' } }),
    loggedOut: (code) => failed.push({ loggedOut: code }),
    failed: (failure) => failed.push(failure),
    fingerprintWanted: (ipLog) => wanted.push(ipLog),
    random: () => 1,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  });
  return { client, asked, failed, wanted };
}
