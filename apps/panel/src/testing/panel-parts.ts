import type { AnswerOf } from '@earnwall/contract/call-types';
import type { EmbedMessage } from '@earnwall/contract/embed-messages';
import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { FirstPaint } from '@earnwall/contract/first-paint';
import { createClient } from '#api/client/client.ts';
import type { AppParts } from '#app/app-parts.ts';
import { createQueries } from '#app/queries.ts';
import { readStartUp } from '#app/start-up/start-up.ts';
import { createParentPort } from '#host/parent.ts';
import { paintData } from '#lib/paint-data.ts';
import { createRealtime } from '#lib/realtime/realtime.ts';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { paintFailure } from '#session/failure.ts';
import { createSession } from '#session/session.ts';
import { english } from './english.ts';
import { samplePaint } from './sample-paint.ts';

interface Answered {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface PanelSetting {
  path?: string;
  search?: string;
  /** What came with the document. */
  metadata?: Metadata | null;
  surveys?: AnswerOf<'surveys/get-surveys'> | null;
  failure?: FirstPaint['failure'];
  framed?: boolean;
  /** What the server answers to a call, by its path, at once or later; anything else finds no server. */
  answers?: Record<string, Answered | Promise<Answered>>;
  /** Below 0.1 failures are reported; otherwise none is. */
  random?: number;
  /** Runs in the very moment in which the publisher's page is told something. */
  whenTold?: () => void;
}

const publisher = 'https://publisher.example';

/** A whole panel as entry-client.tsx puts it together, with a server and a publisher's page that only take notes. */
export function panelParts(setting: PanelSetting) {
  const { path = '/', search = '?uuid=alice&app=demo', framed = false, answers = {}, random = 1 } = setting;
  const calls: string[] = [];
  const posted: unknown[] = [];
  /** That the panel listens is said at some time of every visit, and is no part of anybody's story. */
  const note = (type: string, data: unknown) => {
    if (type === 'ready') return;
    posted.push({ type, data });
    setting.whenTold?.();
  };

  const startUp = readStartUp(search);
  const { metadata = null, surveys = null, failure = null } = setting;
  const paint = paintData(samplePaint({ url: path + search, now: Date.now(), metadata, surveys, failure }));
  const { credentials } = startUp;
  const queries = createQueries(paint, credentials);
  const session = createSession({
    startUp,
    credentials,
    language: paint.language,
    metadata: paint.metadata,
    failure: paintFailure(paint.failure),
    framed,
    storage: createMemoryStorage(),
  });
  const client = createClient({
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input), publisher);
      calls.push(`${init?.method ?? 'GET'} ${pathname}`);
      const answer = await answers[pathname];
      if (!answer) throw new TypeError('Failed to fetch');
      const { body, ...rest } = answer;
      return Response.json(body, rest);
    },
    config: paint.config,
    caller: () => ({ ...session.getState(), tabId: 'tab-1' }),
    loggedOut: (code) => {
      session.getState().loggedOut(code);
      queries.clear();
    },
    failed: (failure) => session.getState().failed(failure),
    fingerprintWanted: (ipLog) => session.getState().fingerprintWanted(ipLog),
    random: () => random,
    wait: () => Promise.resolve(),
  });
  const port = createParentPort(
    {
      target: { postMessage: ({ type, data }: EmbedMessage) => note(type, data) },
      origin: publisher,
      referrer: null,
      here: new EventTarget(),
      bridge: null,
    },
    () => [publisher],
  );
  const parts: AppParts = {
    url: path + search,
    paint,
    texts: english,
    session,
    queries,
    client,
    realtime: createRealtime({ config: null, bearer: () => null }),
    port,
    framed,
  };
  return { parts, calls, posted, session };
}
