import type { Client } from '#api/client/client.ts';
import { App } from '#app/app.tsx';
import { createQueries } from '#app/queries.ts';
import { cleanAddress } from '#app/start-up/credentials.ts';
import { readStartUp } from '#app/start-up/start-up.ts';
import { noopPort } from '#host/noop-port.ts';
import { createRealtime } from '#lib/realtime/realtime.ts';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import type { Texts } from '#lib/text/text.tsx';
import { paintFailure } from '#session/failure.ts';
import { createSession } from '#session/session.ts';
import type { StartUp } from '#session/start-up-values.ts';
import type { View } from './view.ts';

/** Rendering makes no calls and sends no reports. */
const noClient: Client = {
  call: () => Promise.reject(new Error('No calls while rendering.')),
  report: () => {},
};
const noRealtime = createRealtime({ config: null, bearer: () => null });

/** The panel as the browser will make it, before anything has happened. */
export function panelOf(view: View, texts: Texts) {
  const { path, search, data } = view;
  const startUp = readStartUp(search);
  const { credentials } = startUp;
  return (
    <App
      url={path + cleanAddress(search, credentials.app ?? data.metadata?.app ?? null)}
      paint={data}
      texts={texts}
      session={sessionOf(view, startUp)}
      queries={createQueries(data, credentials)}
      client={noClient}
      realtime={noRealtime}
      port={noopPort}
      framed={data.framed}
    />
  );
}

export function sessionOf({ data }: View, startUp: StartUp) {
  return createSession({
    startUp,
    credentials: startUp.credentials,
    language: data.language,
    metadata: data.metadata,
    failure: paintFailure(data.failure),
    storage: createMemoryStorage(),
    framed: data.framed,
  });
}
