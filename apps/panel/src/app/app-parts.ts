import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#api/client/client.ts';
import type { ParentPort } from '#host/parent.ts';
import type { PaintData } from '#lib/paint-data.ts';
import type { Realtime } from '#lib/realtime/realtime.ts';
import type { Texts } from '#lib/text/text.tsx';
import type { SessionStore } from '#session/session.ts';

/** Everything a panel is made of; server and browser bring their own. */
export interface AppParts {
  /** Path and query, without secrets. */
  url: string;
  paint: PaintData;
  texts: Texts;
  session: SessionStore;
  queries: QueryClient;
  client: Client;
  realtime: Realtime;
  port: ParentPort;
  framed: boolean;
}
