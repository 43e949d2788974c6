// Where a request comes from, told by the connection and the client's headers (spec §7).
import { createHmac } from 'node:crypto';
import { requestHeaders } from '@earnwall/contract/headers';
import { type Device, deviceOf } from '@earnwall/domain/surveys/device';
import { acceptedLanguages } from '@earnwall/i18n/accept-language';
import { chooseLanguage } from '@earnwall/i18n/choose-language';
import type { Language } from '@earnwall/i18n/languages';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';

export interface Visit {
  /** Keyed digest of the address: told to the client and kept in logs instead of the address itself. */
  addressHash: string;
  country: string | null;
  /** The start-up parameter `s`; null where the request names none. */
  source: string | null;
  device: Device;
  platform: string;
  /** Random for each load of a page; clients that name none count as one tab. */
  readonly tab: string;
  /** What the person reads: the panel's language where the client tells it. */
  readonly language: Language;
}

const longestHeader = 128;

/** Only who comes in names a door; the answer search has an `s` of its own, which is a survey (spec §7). */
export function visitOf(ctx: Context, request: FastifyRequest, { isEntry }: { isEntry: boolean }): Visit {
  const { s } = request.query as { s?: unknown };
  const country = ctx.ipIntelligence.countryOf(request.ip);
  return {
    addressHash: createHmac('sha256', ctx.secret).update(`address:${request.ip}`).digest('base64url'),
    country,
    source: isEntry && typeof s === 'string' && s !== '' ? s : null,
    device: deviceOf(request.headers['user-agent']),
    platform: headerOf(request, requestHeaders.userPlatform) ?? 'web',
    get tab() {
      return headerOf(request, requestHeaders.tabId) ?? '';
    },
    // Few calls speak to anybody: it is worked out for those that do.
    get language() {
      return languageOf(request, country);
    },
  };
}

function languageOf(request: FastifyRequest, country: string | null): Language {
  const { language } = chooseLanguage({
    language: headerOf(request, requestHeaders.userLocale),
    browser: acceptedLanguages(request.headers['accept-language']),
    country,
  });
  return language;
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, longestHeader) : null;
}
