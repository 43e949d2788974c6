// Loaded here already: a fake clock does not wait for the client to load it.
import '@earnwall/contract/calls';
import { createClient } from '#api/client.ts';
import { noCredentials } from '#session/start-up-values.ts';

/** What stands at the other end of a path; anything else finds no server. */
export type Answers = Record<string, () => Response | Promise<Response>>;

interface AskedCall {
  path: string;
  search: string;
  headers: Record<string, string>;
  body: unknown;
}

const bases = { api_base: '/api', support_base: '/api', admin_base: '/api' };

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
    config: { ...bases, respondents_base: 'https://r.example/respondents', realtime: null },
    caller: () => ({
      credentials: { ...noCredentials, uh: 'secret-hash' },
      tabId: 'tab-1',
      appId: 'demo',
      platform: 'web',
      maId: null,
      otmPool: null,
      language: 'en',
      deviceManufacturer: null,
      deviceModel: null,
    }),
    loggedOut: (code) => failed.push({ loggedOut: code }),
    failed: (failure) => failed.push(failure),
    fingerprintWanted: (ipLog) => wanted.push(ipLog),
    random: () => 1,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  });
  return { client, asked, failed, wanted };
}
