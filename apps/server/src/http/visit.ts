// Where a request comes from, read from the connection and the client's headers (AP-02).
import { createHmac } from 'node:crypto';
import { longestId, longestText, usableText } from '@earnwall/contract/address-values';
import { firstOf } from '@earnwall/contract/entities/query';
import { requestHeaders, type UserPlatform, userPlatforms } from '@earnwall/contract/headers';
import { type Device, deviceOf } from '@earnwall/domain/surveys/device';
import type { Language } from '@earnwall/i18n/languages';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { AddressFacts } from '#ports/ip-intelligence.ts';
import type { Entry, NamedDevice, Visit } from '#request/visit.ts';
import { readLanguage } from './read-language.ts';

const noEntry: Entry = { source: null, notification: null, framed: null };

/** What a visit is read from. */
type Visiting = Pick<FastifyRequest, 'ip' | 'headers'>;

/** Only entry calls name a source; the `s` of the answer search is a survey. */
export function visitOf(ctx: ServerContext, request: Visiting, entry = noEntry): Visit | Promise<Visit> {
  const facts = ctx.ipIntelligence.lookUp(request.ip);
  return facts instanceof Promise
    ? facts.then((known) => new RequestVisit(ctx, request, entry, known))
    : new RequestVisit(ctx, request, entry, facts);
}

/** The entry parameters of an entry call. */
export function entryOf({ query }: FastifyRequest): Entry {
  const { s, notification, iframe } = query as { s?: unknown; notification?: unknown; iframe?: unknown };
  return {
    source: usableText(firstOf(s), longestId),
    notification: usableText(firstOf(notification), longestText),
    framed: typeof iframe === 'boolean' ? iframe : null,
  };
}

/** With the cached facts about the address only, where the outside service need not be asked. */
export function visitWithoutLookup(ctx: ServerContext, request: Visiting): Visit {
  return new RequestVisit(ctx, request, noEntry, ctx.ipIntelligence.factsOf(request.ip));
}

/** Created for every request, so values that few calls need are computed lazily. */
class RequestVisit implements Visit {
  readonly address: string;
  readonly source: Entry['source'];
  readonly notification: Entry['notification'];
  readonly framed: Entry['framed'];

  constructor(
    private readonly ctx: ServerContext,
    private readonly request: Visiting,
    entry: Entry,
    private readonly facts: AddressFacts,
  ) {
    this.address = request.ip;
    this.source = entry.source;
    this.notification = entry.notification;
    this.framed = entry.framed;
  }

  get country(): string | null {
    return this.facts.country;
  }

  get network(): AddressFacts['network'] {
    return this.facts.network;
  }

  get addressHash(): string {
    return createHmac('sha256', this.ctx.secret).update(`address:${this.address}`).digest('base64url');
  }

  get device(): Device {
    return deviceOf(this.request.headers['user-agent'], this.platform);
  }

  get platform(): UserPlatform {
    const named = this.headerOf(requestHeaders.userPlatform);
    return userPlatforms.find((known) => known === named) ?? 'web';
  }

  get account(): string | null {
    return this.headerOf(requestHeaders.accountId);
  }

  get phone(): NamedDevice | null {
    const device_manufacturer = this.headerOf(requestHeaders.deviceManufacturer);
    const device_model = this.headerOf(requestHeaders.deviceModel);
    return device_manufacturer || device_model ? { device_manufacturer, device_model } : null;
  }

  get tab(): string {
    return this.headerOf(requestHeaders.tabId) ?? '';
  }

  get language(): Language {
    const { language } = readLanguage({
      language: this.headerOf(requestHeaders.userLocale),
      header: this.request.headers['accept-language'],
      country: this.country,
    });
    return language;
  }

  private headerOf(name: string): string | null {
    return usableText(this.request.headers[name], longestId);
  }
}
