import { catalogs } from 'virtual:catalogs';
import type { DocumentText, RenderDocument } from '@earnwall/contract/first-paint';
import { renderToString } from 'react-dom/server';
import { Loading } from '#app/loading.tsx';
import { errorScreen, findRoute } from '#app/routes.ts';
import { readStartUp } from '#app/start-up/start-up.ts';
import { readAssets, sources } from '#document/assets.ts';
import { documentOf } from '#document/document.ts';
import { generalQuery } from '#document/general-query.ts';
import { Kept } from '#document/kept.ts';
import { listPainter } from '#document/painted-list.tsx';
import { paintedOf } from '#document/painted-of.ts';
import { panelOf, sessionOf } from '#document/panel-of.tsx';
import { type PaintData, paintData } from '#lib/paint-data.ts';
import { createTexts, TextProvider, type Texts } from '#lib/text/text.tsx';
import { gridShape } from '#parts/lists/grid-shape.ts';
import { moneyDisplayOf } from '#session/money-display-of.ts';
import { SessionProvider } from '#session/session-context.tsx';

// A render is one synchronous function, so all it can need is loaded before the first one.
const assets = import.meta.env.DEV ? sources : readAssets(new URL('../client/', import.meta.url));
await errorScreen.load(createTexts('en', {}));

/** As many as there are languages and countries they are read in. */
const keptTexts = new Kept<Texts>(500);
const paintList = listPainter((view, { texts }) => panelOf(view, texts));

export const renderDocument: RenderDocument = (paint, nonce, onError) => {
  // A question mark may also stand in a value.
  const [path = '/', ...rest] = paint.url.split('?');
  const search = rest.join('?');
  const { startUp, hasClick } = generalQuery(search);
  const data = paintData(paint, gridShape(paint.metadata?.settings ?? null, startUp).hasSections);
  const { metadata, failure } = data;
  const catalog = catalogOf(data);
  const texts = keptTexts.of(`${catalog} ${data.locale}`, () =>
    createTexts(data.locale, catalogs[catalog] ?? {}),
  );
  const { route } = findRoute(path);
  const view = { path, search, data };

  const paintScreen = (): DocumentText | null => {
    if (failure) return inOnePart(paintedOf(panelOf(view, texts), onError));
    if (!metadata || hasClick || !isList(route.name) || !hasTiles(data)) return null;
    return paintList(view, { catalog, texts, money: moneyDisplayOf(metadata, startUp) }, onError);
  };
  const shell = () => (
    <TextProvider texts={texts}>
      <SessionProvider session={sessionOf(view, readStartUp(search))}>
        <Loading route={route} metadata={metadata} />
      </SessionProvider>
    </TextProvider>
  );
  const painted = paintScreen();
  return documentOf({
    data,
    texts: assets.texts(catalog),
    nonce,
    assets,
    screen: route.name,
    title: metadata?.app_name ?? texts.text('list_title'),
    body: painted ?? [renderToString(shell())],
    hydrate: painted !== null,
  });
};

const inOnePart = (painted: string | null) => (painted === null ? null : [painted]);

/** Somebody must have written the texts, or they are English. */
function catalogOf({ pseudo_language, language }: PaintData): string {
  const wished = pseudo_language ?? language;
  return catalogs[wished] ? wished : 'en';
}

/** Only what server and browser are sure to see alike is worth hydrating: a failure, or a list with tiles. */
function hasTiles({ surveys }: PaintData): boolean {
  return surveys?.result === 'success' && surveys.surveys.length > 0;
}

const isList = (name: string) => name === 'main' || name === 'surveys';
