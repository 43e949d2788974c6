import type { Metadata } from '@earnwall/contract/entities/metadata';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createClient } from '#api/client.ts';
import { bearerOf } from '#api/headers.ts';
import { metadataKey } from '#api/metadata.ts';
import { App } from '#app/app.tsx';
import { chooseCredentials, cleanAddress, storeCredentials } from '#app/credentials.ts';
import { withKeptLink } from '#app/kept-link.ts';
import { type KeptWork, keptWork } from '#app/kept-work.ts';
import { createQueries } from '#app/queries.ts';
import { errorScreen, findRoute } from '#app/routes.ts';
import { readStartUp } from '#app/start-up.ts';
import { endLogins, type KeptVisitor, keepLogin, recallLogin, refusalOf } from '#app/tab-logins.ts';
import { EarlyPress } from '#document/early-press.tsx';
import { rootId } from '#document/ids.ts';
import { readPaint } from '#document/read-paint.ts';
import { watchUncaughtErrors } from '#features/telemetry/uncaught-errors.ts';
import { deviceOf } from '#host/bridge.ts';
import { borderOf, createParentPort, isFramed } from '#host/parent.ts';
import { createRealtime } from '#lib/realtime/realtime.ts';
import { openStorage } from '#lib/storage.ts';
import { newTabId } from '#lib/tab-id.ts';
import { createTexts } from '#lib/text.tsx';
import { loadTexts } from '#lib/text-files.ts';
import { paintFailure } from '#session/failure.ts';
import { createSession } from '#session/session.ts';
import { canLogIn, noCredentials } from '#session/start-up-values.ts';

void start();

async function start(): Promise<void> {
  const root = document.getElementById(rootId);
  const paint = readPaint(document);
  if (!root || !paint) return;

  const { search } = window.location;
  const storage = openStorage();
  const framed = isFramed(window);
  const startUp = withKeptLink(readStartUp(search), { path: window.location.pathname, framed }, storage);
  const { route } = findRoute(window.location.pathname);
  const paintedFor = paint.metadata?.app ?? paint.app ?? null;
  const frame = framed ? { app: paintedFor } : null;
  const recalled = recallLogin(window.history.state, storage);
  // A design preview is nobody's visit, whoever is remembered here.
  const isPreview = route.name === 'design-preview';
  // A session that has ended stays so, until somebody comes with credentials in the address.
  const refused = isPreview || canLogIn(startUp.credentials) ? null : recalled.refused;
  const sources = { address: startUp.credentials, kept: recalled.credentials, storage, frame };
  const chosen = isPreview || refused ? noCredentials : chooseCredentials(sources);
  // Only the server knows whose user hash it is; a login that names no app counts in no frame.
  const app = paint.metadata?.app ?? chosen.app;
  const credentials = { ...chosen, app };
  if (canLogIn(credentials)) storeCredentials(credentials, storage);
  const address = window.location.pathname + cleanAddress(search, app);
  const work = keptWork(window.history.state, recalled, credentials);

  const device = deviceOf(window);
  const isDeviceKnown = Object.values(device).some((name) => name !== null && name !== 'web');
  const queries = createQueries(paint, credentials, { isAppTold: !isDeviceKnown });
  const session = createSession({
    startUp,
    credentials: refused?.supplied ?? credentials,
    app: paintedFor,
    language: paint.language,
    metadata: queries.getQueryData<Metadata>(metadataKey) ?? null,
    failure: paintFailure(paint.failure) ?? (refused && { type: 'unauthenticated', code: refused.code }),
    ...work,
    framed,
    device,
    storage,
  });
  const { getState: now } = session;
  const keepNow = (url?: string) => {
    const { credentials: signed, current_survey: survey, underway, failure, supplied } = now();
    const state: KeptVisitor & KeptWork = {
      login: keepLogin(signed, storage),
      refused: refusalOf(failure, supplied),
      survey,
      underway,
    };
    window.history.replaceState(state, '', url);
  };
  keepNow(address);
  session.subscribe((after, before) => {
    const kept = ['credentials', 'current_survey', 'underway', 'failure'] as const;
    if (kept.some((key) => after[key] !== before[key])) keepNow();
  });
  const logOut = (code: number | string | null) => {
    endLogins(code, frame?.app ?? null, storage);
    now().loggedOut(code);
    queries.clear();
  };
  // The page that Back leads to may remember what is long over.
  window.addEventListener('popstate', () => keepNow());
  // A page out of the back-forward cache has missed what ended its session.
  window.addEventListener('pageshow', () => {
    const { refused: ended } = recallLogin(window.history.state, storage);
    if (ended && canLogIn(now().credentials)) logOut(ended.code);
  });
  if (paint.failure?.status === 401) logOut(paint.failure.code);

  const tabId = newTabId();
  const client = createClient({
    fetch: (input, init) => window.fetch(input, init),
    config: paint.config,
    caller: () => ({ ...now(), tabId }),
    loggedOut: logOut,
    failed: (failure) => now().failed(failure),
    fingerprintWanted: (ipLog) => now().fingerprintWanted(ipLog),
    random: Math.random,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  });
  const realtime = createRealtime({
    config: paint.config.realtime,
    bearer: () => bearerOf(now().credentials),
  });
  watchUncaughtErrors(window, client.report);
  if (paint.ip_log) now().fingerprintWanted(paint.ip_log);
  const port = createParentPort(
    borderOf(window),
    () => queries.getQueryData<Metadata>(metadataKey)?.allowed_origins ?? paint.allowed_origins ?? [],
  );

  // What the first render needs is loaded before it, so that nothing painted is taken back.
  const screen = paint.failure ? errorScreen : route.screen;
  const texts = createTexts(paint.locale, {}, (part) => loadTexts(paint.texts[part]));
  await Promise.all([texts.load('first'), screen.load(texts)]);
  const parts = { url: address, paint, texts, session, queries, client, realtime, port, framed };
  const panel = (
    <EarlyPress>
      <App {...parts} />
    </EarlyPress>
  );
  if ('hydrate' in root.dataset) hydrateRoot(root, panel);
  else createRoot(root).render(panel);
}
