// A visit with credentials in its address is answered in one round trip: this loads the page's data with the handlers of
// the calls, so that the first paint and a later fetch cannot disagree.
import { isStorable, readAddressValues } from '@earnwall/contract/address-values';
import { appQueryOf } from '@earnwall/contract/app-query';
import type { FirstPaint, PanelConfig } from '@earnwall/contract/first-paint';
import { realtimePath } from '@earnwall/contract/realtime';
import { formatBearer } from '@earnwall/domain/accounts/bearer';
import { acceptedLanguages } from '@earnwall/i18n/accept-language';
import { chooseLanguage } from '@earnwall/i18n/choose-language';
import { languages } from '@earnwall/i18n/languages';
import { isPseudoLanguage, pseudoLanguages } from '@earnwall/i18n/pseudo-languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { identify } from '#accounts/identify.ts';
import { getApp } from '#calls/app/get-app.ts';
import type { ServerContext } from '#calls/context.ts';
import { getSurveys } from '#calls/surveys/get-surveys.ts';
import { hasNul } from '#http/calls/storable.ts';
import { apiErrorOf } from '#http/errors/error-answer.ts';
import { logEntry } from '#http/ip-log-headers.ts';
import type { RequestWork } from '#http/load/request-work.ts';
import { visitOf } from '#http/visit.ts';
import { presentDesign } from '#present/design.ts';
import { realtimeKey } from '#realtime/key.ts';
import { isClickId } from '#request/addresses.ts';
import { retryAfterOf } from '#request/api-error.ts';
import { ReadyAnswer } from '#request/ready-answer.ts';
import { addressOf, type RequestAddress } from '#request/request-address.ts';
import { findAppearance, findAppearanceOfClick } from '#store/publishers/apps.ts';
import { findLink } from '#store/surveys/links.ts';

/** A phone's first screens of tiles; the rest of the list follows by GET /surveys. */
const maxTiles = 24;
const listPaths = new Set(['/', '/surveys']);
/** They show samples: opening one is not an entry (RT-09). */
const previewPath = /^\/design-preview\//;

interface Painted {
  paint: FirstPaint;
  allowedOrigins: readonly string[];
}

export async function firstPaint(
  ctx: ServerContext,
  visitors: RequestWork,
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
  const { language, locale } = chooseLanguage({
    language: query.get('language'),
    locale: query.get('locale'),
    browser: acceptedLanguages(request.headers['accept-language']),
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
    config: panelConfig(ctx),
  };
  // A visit that fails, or whose login is in the browser's storage, still has its app's design and frame ancestors.
  const paintAnonymous = async (failure: FirstPaint['failure']) =>
    paintedAs(failure, await appearanceOf(ctx, request, query));
  const paintedAs = (
    failure: FirstPaint['failure'],
    appearance: Awaited<ReturnType<typeof appearanceOf>>,
  ): Painted => {
    const allowedOrigins = appearance?.allowed_origins ?? [];
    const look = {
      design: appearance && presentDesign(appearance),
      allowed_origins: allowedOrigins,
      ...(appearance && { app: appearance.id }),
    };
    return { paint: { ...paint, ...look, metadata: null, surveys: null, failure }, allowedOrigins };
  };
  const paintUser = async (bearer: string): Promise<Painted> => {
    const who = await identify(ctx, visit, bearer, true);
    const ip_log = await logEntry(ctx, who, visit, reply);
    const asked = { params: undefined, body: undefined, who, visit, log: request.log };
    const [metadata, listed] = await Promise.all([
      getApp(ctx, { ...asked, query: appQueryOf(values, inFrame) }),
      listPaths.has(address.pathname) ? getSurveys(ctx, { ...asked, query: { limit: maxTiles } }) : null,
    ]);
    const surveys = listed instanceof ReadyAnswer ? listed.parse() : listed;
    return {
      paint: { ...paint, design: null, metadata, surveys, ...(ip_log && { ip_log }), failure: null },
      allowedOrigins: metadata.allowed_origins,
    };
  };

  if (!isReadable)
    return paintedAs({ status: 400, code: 'bad-request', message: 'The address cannot be read.' }, null);
  const bearer = previewPath.test(address.pathname) ? null : bearerOf(query);
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
 * single-survey link gets that of the link's app.
 */
async function appearanceOf(ctx: ServerContext, request: FastifyRequest, query: URLSearchParams) {
  const { db } = ctx.database;
  const [app, cid] = [query.get('app'), query.get('cid')];
  const { singleSurveyLink: link } = readAddressValues(query);
  try {
    const ofClick = cid && isClickId(cid) ? await findAppearanceOfClick(db, cid) : null;
    if (ofClick) return ofClick;
    const appId = app ?? (link ? (await findLink(db, link))?.app_id : null);
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

function bearerOf(query: URLSearchParams): string | null {
  // Spaces around a value are dropped, as in the panel.
  const value = (name: string) => query.get(name)?.trim() ?? '';
  if (value('uh')) return formatBearer({ kind: 'hash', uhash: value('uh') });
  if (!value('uuid')) return null;
  const [uuid, app_id, security_hash] = [value('uuid'), value('app'), value('shash')];
  return formatBearer({ kind: 'external', uuid, app_id, security_hash });
}

/** Values that PostgreSQL cannot store are not looked up: the page shows that its address is wrong. */
function hasStorableValues({ pathname, searchParams }: RequestAddress): boolean {
  const names = ['uh', 'uuid', 'app', 'shash', 'cid'].map((key) => searchParams.get(key) ?? '');
  return !hasNul(pathname) && names.every(isStorable);
}

function panelConfig({ config, secret }: ServerContext): PanelConfig {
  return {
    api_base: config.apiBase,
    support_base: config.supportBase,
    admin_base: config.adminBase,
    respondents_base: config.respondentsBase,
    realtime: { url: realtimePath, key: realtimeKey(secret) },
  };
}
