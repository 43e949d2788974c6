// A visit with credentials in its address is answered in one round trip: this loads the page's data with the handlers of
// the calls, so that the first paint and a later fetch cannot disagree.
import { isStorable, readAddressValues } from '@earnwall/contract/address-values';
import { appQueryOf } from '@earnwall/contract/app-query';
import type { FirstPaint, PanelConfig } from '@earnwall/contract/first-paint';
import { realtimePath } from '@earnwall/contract/realtime';
import { framingOrigins, isTokenFor } from '@earnwall/domain/accounts/session-claims';
import { languages } from '@earnwall/i18n/languages';
import { isPseudoLanguage, pseudoLanguages } from '@earnwall/i18n/pseudo-languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identify } from '#accounts/identify.ts';
import { openSessionToken } from '#accounts/session-token.ts';
import { getApp } from '#calls/app/get-app.ts';
import type { ServerContext } from '#calls/context.ts';
import { getSurveys } from '#calls/surveys/get-surveys.ts';
import { hasNul } from '#http/calls/storable.ts';
import { apiErrorOf } from '#http/errors/error-answer.ts';
import { logEntry } from '#http/ip-log-headers.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { readLanguage } from '#http/read-language.ts';
import { visitOf } from '#http/visit.ts';
import { presentDesign } from '#present/design.ts';
import { presentSettings } from '#present/settings.ts';
import { realtimeKey } from '#realtime/key.ts';
import { isClickId } from '#request/addresses.ts';
import { loginError, retryAfterOf } from '#request/api-error.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import { addressOf, type RequestAddress } from '#request/request-address.ts';
import { findAppearance, findAppearanceOfClick } from '#store/publishers/apps.ts';
import { findLink } from '#store/surveys/links.ts';
import { bearerOf, loginOf } from './address-login.ts';
import type { PaintedVisit } from './panel-visit.ts';

/** A phone's first screens of tiles; the rest of the list follows by GET /surveys. Sections are made of the whole list. */
const maxTiles = 24;
const listPaths = new Set(['/', '/surveys']);
/** They show samples: opening one is not an entry (RT-09). */
const previewPath = /^\/design-preview\//;

interface Painted {
  paint: FirstPaint;
  allowedOrigins: readonly string[];
  /** Those of them that may frame this page. */
  frameAncestors: readonly string[];
  visit: PaintedVisit;
}

export async function firstPaint(
  ctx: ServerContext,
  { visitors, config }: { visitors: RequestWork; config: PanelConfig },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Painted> {
  const address = addressOf(request.url);
  const isReadable = hasStorableValues(address);
  const query = isReadable ? address.searchParams : new URLSearchParams();
  const values = readAddressValues(query);
  const { source, notification } = values;
  const framed = request.headers['sec-fetch-dest'] === 'iframe';
  const inFrame = values.iframe || framed;
  const visit = await visitOf(ctx, request, { source, notification, framed: inFrame });
  const { language, locale } = readLanguage({
    language: query.get('language'),
    locale: query.get('locale'),
    header: request.headers['accept-language'],
    country: visit.country,
  });
  const paint = {
    url: request.url,
    now: ctx.now().getTime(),
    language,
    locale,
    dir: languages[language].dir,
    ...pseudoLanguageOf(query.get('language')),
    framed,
    config,
  };
  const login = loginOf(query);
  const claims = openSessionToken(ctx.secret, login.uhash);
  const isPreview = previewPath.test(address.pathname);
  // The console frames previews and posts designs to them, also from a host of its own (decision 0093).
  const consoleOrigins = isPreview && ctx.config.consoleOrigin ? [ctx.config.consoleOrigin] : [];
  const ancestors = (allowedOrigins: readonly string[]) => framingOrigins(claims, allowedOrigins);
  // A visit that fails, or whose login is in the browser's storage, still has its app's design and frame ancestors.
  const paintAnonymous = async (failure: FirstPaint['failure']) =>
    paintedAs(failure, await appearanceOf(ctx, request, query, claims?.app_id ?? null));
  const paintedAs = (
    failure: FirstPaint['failure'],
    appearance: Awaited<ReturnType<typeof appearanceOf>>,
  ): Painted => {
    const allowedOrigins = appearance?.allowed_origins ?? [];
    const look = {
      design: appearance && presentDesign(appearance),
      allowed_origins: [...allowedOrigins, ...consoleOrigins],
      ...(appearance && { app: appearance.id }),
    };
    return {
      paint: { ...paint, ...look, metadata: null, surveys: null, failure },
      allowedOrigins,
      frameAncestors: [...ancestors(allowedOrigins), ...consoleOrigins],
      visit: { app_id: appearance?.id ?? null, user: null, login },
    };
  };
  const paintUser = async (bearer: string): Promise<Painted> => {
    if (claims && !isTokenFor(claims, login)) throw loginError(12);
    const who = await identify(ctx, visit, bearer, true);
    const ip_log = await logEntry(ctx, who, visit, reply);
    const asked = { params: undefined, body: undefined, who, visit, log: request.log };
    const limit = presentSettings(who.app.settings).sections ? undefined : maxTiles;
    const [metadata, listed] = await Promise.all([
      getApp(ctx, { ...asked, query: appQueryOf(values, inFrame) }),
      listPaths.has(address.pathname) ? getSurveys(ctx, { ...asked, query: { limit } }) : null,
    ]);
    const surveys = listed instanceof ReadyAnswer ? listed.answer() : listed;
    return {
      paint: { ...paint, design: null, metadata, surveys, ...(ip_log && { ip_log }), failure: null },
      allowedOrigins: metadata.allowed_origins,
      frameAncestors: ancestors(metadata.allowed_origins),
      visit: { app_id: who.app.id, user: who.app.test_mode ? who.user.uuid : null, login },
    };
  };

  if (!isReadable)
    return paintedAs({ status: 400, code: 'bad-request', message: 'The address cannot be read.' }, null);
  const bearer = isPreview ? null : bearerOf(login);
  const work = () =>
    bearer === null
      ? paintAnonymous(null)
      : paintUser(bearer).catch((error: unknown) => paintAnonymous(failureOf(request, error)));
  return await visitors.run(work, request.log).catch((error: unknown) => {
    // After the deadline the app's appearance is not loaded any more.
    const failure = failureOf(request, error);
    return paintedAs(bearer === null ? null : failure, null);
  });
}

function failureOf({ log }: FastifyRequest, error: unknown): FirstPaint['failure'] {
  const answer = apiErrorOf(error);
  const { status, code, message, cause } = answer;
  if (status >= 500 || cause !== undefined)
    log.error({ err: error }, 'The first paint failed: the page shows the error');
  const retry_after = retryAfterOf(answer);
  return { status, code, message, ...(retry_after !== null && { retry_after }) };
}

/**
 * A survey taken inside a frame returns with nothing but its click, and gets the appearance of the click's app; a framed
 * single-survey link gets that of the link's app, and a session token that of its own.
 */
async function appearanceOf(
  ctx: ServerContext,
  request: FastifyRequest,
  query: URLSearchParams,
  appOfToken: string | null,
) {
  const { db } = ctx.database;
  const [app, cid] = [query.get('app'), query.get('cid')];
  const { singleSurveyLink: link } = readAddressValues(query);
  try {
    const ofClick = cid && isClickId(cid) ? await findAppearanceOfClick(db, cid) : null;
    if (ofClick) return ofClick;
    const appId = app ?? appOfToken ?? (link ? (await findLink(db, link))?.app_id : null);
    return appId ? await findAppearance(db, appId) : null;
  } catch (error) {
    request.log.error(
      { err: error },
      'The design of the app could not be loaded: the page is shown in the default one',
    );
    return null;
  }
}

/** The language parameter may also name a pseudo-language, to test the layout. */
function pseudoLanguageOf(tag: string | null): Partial<Pick<FirstPaint, 'pseudo_language' | 'dir'>> {
  return tag && isPseudoLanguage(tag) ? { pseudo_language: tag, dir: pseudoLanguages[tag].dir } : {};
}

/** Values that PostgreSQL cannot store are not looked up: the page shows that its address is wrong. */
function hasStorableValues({ pathname, searchParams }: RequestAddress): boolean {
  const names = ['st', 'uh', 'uuid', 'app', 'shash', 'cid'].map((key) => searchParams.get(key) ?? '');
  return !hasNul(pathname) && names.every(isStorable);
}

/** The same for every page of a node. */
export function panelConfig({ config, secret }: ServerContext): PanelConfig {
  return {
    api_base: config.apiBase,
    support_base: config.supportBase,
    admin_base: config.adminBase,
    respondents_base: config.respondentsBase,
    realtime: { url: realtimePath, key: realtimeKey(secret) },
  };
}
