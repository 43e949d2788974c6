import type { Metadata } from '@earnwall/contract/entities/metadata';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createClient } from '#api/client/client.ts';
import { bearerOf } from '#api/client/headers.ts';
import { metadataKey } from '#api/metadata/metadata.ts';
import { App } from '#app/app.tsx';
import { createQueries } from '#app/queries.ts';
import { errorScreen } from '#app/routes.ts';
import { arrivalOf } from '#app/start-up/arrival.ts';
import { keepVisitor } from '#app/start-up/keep-visitor.ts';
import { EarlyPress } from '#document/early-press.tsx';
import { rootId } from '#document/ids.ts';
import { readPaint } from '#document/read-paint.ts';
import { caughtErrors, watchUncaughtErrors } from '#features/telemetry/uncaught-errors.ts';
import { deviceOf } from '#host/bridge.ts';
import { createParentPort, hostConnectionOf } from '#host/parent.ts';
import { createRealtime } from '#lib/realtime/realtime.ts';
import { openStorage } from '#lib/storage/storage.ts';
import { newTabId } from '#lib/storage/tab-id.ts';
import { knowLocale } from '#lib/text/locale-rules.ts';
import { createTexts } from '#lib/text/text.tsx';
import { loadTexts } from '#lib/text/text-files.ts';
import { createSession } from '#session/session.ts';

void start();

async function start(): Promise<void> {
  await nextTask();
  const root = document.getElementById(rootId);
  const paint = readPaint(document);
  if (!root || !paint) return;
  knowLocale(paint.locale, paint.rules);

  const arrival = arrivalOf(paint, window, openStorage());
  const device = deviceOf(window);
  const isDeviceKnown = Object.values(device).every((name) => name === null || name === 'web');
  const queries = createQueries(paint, arrival.credentials, { isDeviceKnown });
  const session = createSession({
    ...arrival,
    language: paint.language,
    metadata: queries.getQueryData<Metadata>(metadataKey) ?? null,
    device,
  });
  const { getState: now } = session;
  const logOut = keepVisitor(arrival, session, queries);
  if (paint.failure?.status === 401) logOut(paint.failure.code);
  await nextTask();

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
  const onCaughtError = caughtErrors(watchUncaughtErrors(window, client.report));
  if (paint.ip_log) now().fingerprintWanted(paint.ip_log);
  const port = createParentPort(
    hostConnectionOf(window),
    () => queries.getQueryData<Metadata>(metadataKey)?.allowed_origins ?? paint.allowed_origins ?? [],
  );

  // What the first render needs is loaded before it, so that nothing painted is taken back.
  const screen = paint.failure ? errorScreen : arrival.route.screen;
  const texts = createTexts(paint.locale, {}, (part) => loadTexts(paint.texts[part]));
  await Promise.all([texts.load('first'), screen.load(texts)]);
  const { address: url, framed } = arrival;
  const parts = { url, paint, texts, session, queries, client, realtime, port, framed };
  const panel = (
    <EarlyPress>
      <App {...parts} />
    </EarlyPress>
  );
  // In pieces, between which a press is answered: all of the page is seen by now, or its top.
  startTransition(() => {
    if ('hydrate' in root.dataset) hydrateRoot(root, panel, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(panel);
  });
}

/** What is waiting goes first: a press, a paint. The steps of a start are short tasks, on a slow phone too. */
function nextTask(): Promise<void> {
  // Not by a timer: in a page in the background those wait for a second.
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });
}
