// A browser at the console: it keeps the cookie, and says where its requests come from.
import type { ConsoleAnswerOf, ConsoleBodyOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import type { TestServer } from './server.ts';

interface Asked<N extends ConsoleCallName> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: ConsoleBodyOf<N>;
  headers?: Record<string, string>;
}

interface Answer<N extends ConsoleCallName> {
  status: number;
  /** What a refusal says. */
  code: unknown;
  errors: Record<string, string[]>;
  retryAfter: string | null;
  body: ConsoleAnswerOf<N>;
}

export interface Browser {
  /** As it would be sent; empty before a sign-in. */
  cookie: string;
  ask<N extends ConsoleCallName>(name: N, asked?: Asked<N>): Promise<Answer<N>>;
}

let addresses = 0;

/** Each has an address of its own: failures of one network make its next try wait. */
export function openBrowser(server: TestServer, cookie = 'earnwall-console='): Browser {
  addresses += 1;
  const address = `198.51.${addresses >> 8}.${addresses & 255}`;
  const browser: Browser = {
    cookie,
    ask: async (name, asked = {}) => {
      const { headers, ...rest } = asked;
      const answered = await server.operate(name, {
        ...rest,
        headers: {
          cookie: browser.cookie,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
          ...headers,
        },
      });
      const set = answered.headers.get('set-cookie')?.split(';')[0];
      if (set !== undefined) browser.cookie = set;
      const { code, errors } = answered.body as { code?: unknown; errors?: Record<string, string[]> };
      return {
        status: answered.status,
        ...{ code, errors: errors ?? {}, retryAfter: answered.headers.get('retry-after') },
        // The server's answers are held against the contract where they are read.
        body: answered.body as never,
      };
    },
  };
  return browser;
}
