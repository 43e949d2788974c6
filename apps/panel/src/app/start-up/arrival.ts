import { findRoute } from '#app/routes.ts';
import { isFramed } from '#host/parent.ts';
import type { PaintData } from '#lib/paint-data.ts';
import type { PanelStorage } from '#lib/storage/storage.ts';
import { paintFailure } from '#session/failure.ts';
import { canLogIn, noCredentials, withUserHash } from '#session/start-up-values.ts';
import { chooseCredentials, cleanAddress, storeCredentials } from './credentials.ts';
import { withKeptLink } from './kept-link.ts';
import { keptWork } from './kept-work.ts';
import { readStartUp } from './start-up.ts';
import { recallLogin } from './tab-logins.ts';

/** Whose visit this is, by its address, its tab and its browser, and what they were doing when the page was left. */
export function arrivalOf(
  paint: Pick<PaintData, 'metadata' | 'app' | 'failure'>,
  page: Pick<Window, 'location' | 'history' | 'parent'>,
  storage: PanelStorage,
) {
  const { pathname: path, search } = page.location;
  const { state } = page.history;
  const framed = isFramed(page);
  const startUp = withKeptLink(readStartUp(search), { path, framed }, storage);
  const { route } = findRoute(path);
  const paintedFor = paint.metadata?.app ?? paint.app ?? null;
  const frame = framed ? { app: paintedFor } : null;
  const recalled = recallLogin(state, storage);
  // A design preview has no user, whatever login is stored here.
  const isPreview = route.name === 'design-preview';
  // A session that has ended stays so, until a visitor comes with credentials in the address.
  const refused = isPreview || canLogIn(startUp.credentials) ? null : recalled.refused;
  const sources = { address: startUp.credentials, kept: recalled.credentials, storage, frame };
  const chosen = isPreview || refused ? noCredentials : chooseCredentials(sources);
  // Only the server knows whose user hash it is; a login that names no app counts in no frame.
  const app = paint.metadata?.app ?? chosen.app;
  const credentials = withUserHash({ ...chosen, app }, paint.metadata);
  if (canLogIn(credentials)) storeCredentials(credentials, storage);
  return {
    route,
    frame,
    address: path + cleanAddress(search, app),
    startUp,
    app: paintedFor,
    framed,
    storage,
    // Nothing of a refusal is sent, whatever else has failed since: it comes first.
    credentials: refused?.supplied ?? credentials,
    failure: refused
      ? ({ type: 'unauthenticated', code: refused.code } as const)
      : paintFailure(paint.failure),
    ...keptWork(state, recalled, credentials),
  };
}
