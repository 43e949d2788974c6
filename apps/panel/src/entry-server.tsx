import { catalogs } from 'virtual:catalogs';
import type { RenderDocument } from '@earnwall/contract/first-paint';
import { renderToString } from 'react-dom/server';
import type { Client } from '#api/client/client.ts';
import { App } from '#app/app.tsx';
import { Loading } from '#app/loading.tsx';
import { createQueries } from '#app/queries.ts';
import { errorScreen, findRoute } from '#app/routes.ts';
import { cleanAddress } from '#app/start-up/credentials.ts';
import { readStartUp } from '#app/start-up/start-up.ts';
import { readAssets, sources } from '#document/assets.ts';
import { documentOf } from '#document/document.ts';
import { paintedOf } from '#document/painted-of.ts';
import { noopPort } from '#host/noop-port.ts';
import { type PaintData, paintData } from '#lib/paint-data.ts';
import { createRealtime } from '#lib/realtime/realtime.ts';
import { createMemoryStorage } from '#lib/storage/memory-storage.ts';
import { createTexts, TextProvider } from '#lib/text/text.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { paintFailure } from '#session/failure.ts';
import { createSession } from '#session/session.ts';
import { SessionProvider } from '#session/session-context.tsx';

// A render is one synchronous function, so all it can need is loaded before the first one.
const assets = import.meta.env.DEV ? sources : readAssets(new URL('../client/', import.meta.url));
await errorScreen.load(createTexts('en', {}));

/** Rendering makes no calls and sends no reports. */
const noClient: Client = {
  call: () => Promise.reject(new Error('No calls while rendering.')),
  report: () => {},
};
const noRealtime = createRealtime({ config: null, bearer: () => null });

export const renderDocument: RenderDocument = (paint, nonce, onError) => {
  // A question mark may also stand in a value.
  const [path = '/', ...rest] = paint.url.split('?');
  const search = rest.join('?');
  const startUp = readStartUp(search);
  const data = paintData(paint, gridShape(paint.metadata?.settings ?? null, startUp).hasSections);
  const { credentials } = startUp;
  const catalog = catalogOf(data);
  const texts = createTexts(data.locale, catalogs[catalog] ?? {});
  const { route } = findRoute(path);
  const session = createSession({
    startUp,
    credentials,
    language: data.language,
    metadata: data.metadata,
    failure: paintFailure(data.failure),
    storage: createMemoryStorage(),
    framed: data.framed,
  });

  const isPainted = data.failure !== null || (isList(route.name, search) && hasTiles(data));
  const panel = isPainted && (
    <App
      url={path + cleanAddress(search, credentials.app ?? data.metadata?.app ?? null)}
      paint={data}
      texts={texts}
      session={session}
      queries={createQueries(data, credentials)}
      client={noClient}
      realtime={noRealtime}
      port={noopPort}
      framed={data.framed}
    />
  );
  const shell = (
    <TextProvider texts={texts}>
      <SessionProvider session={session}>
        <Loading route={route} />
      </SessionProvider>
    </TextProvider>
  );
  const painted = panel && paintedOf(panel, onError);
  return documentOf({
    data: { ...data, texts: assets.texts(catalog) },
    nonce,
    assets,
    screen: route.name,
    title: data.metadata?.app_name ?? texts.text('list_title'),
    body: painted || renderToString(shell),
    hydrate: Boolean(painted),
  });
};

/** Somebody must have written the texts, or they are English. */
function catalogOf({ pseudo_language, language }: PaintData): string {
  const wished = pseudo_language ?? language;
  return catalogs[wished] ? wished : 'en';
}

/** Only what server and browser are sure to see alike is worth hydrating: a failure, or a list with tiles. */
function hasTiles({ metadata, surveys }: PaintData): boolean {
  return metadata !== null && surveys?.result === 'success' && surveys.surveys.length > 0;
}

function isList(name: string, search: string): boolean {
  return (name === 'main' || name === 'surveys') && !new URLSearchParams(search).get('cid')?.trim();
}
