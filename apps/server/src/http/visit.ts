// Where a request comes from, told by the connection and the client's headers (AP-02).
import { createHmac } from 'node:crypto';
import { longestId, longestText, usableText } from '@earnwall/contract/address-values';
import { firstOf } from '@earnwall/contract/entities/query';
import { requestHeaders, type UserPlatform, userPlatforms } from '@earnwall/contract/headers';
import { type Device, deviceOf } from '@earnwall/domain/surveys/device';
import { acceptedLanguages } from '@earnwall/i18n/accept-language';
import { chooseLanguage } from '@earnwall/i18n/choose-language';
import type { Language } from '@earnwall/i18n/languages';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { AddressFacts } from '#ports/ip-intelligence.ts';

/** What somebody who comes in says about where from, in the words of the address (ID-05). */
export interface Entry {
  /** The start-up parameter `s`; null where the request names none. */
  readonly source: string | null;
  /** Hash of the notification they came by. */
  readonly notification: string | null;
  /** Null where the request does not tell. */
  readonly framed: boolean | null;
}

export interface Visit extends AddressFacts, Entry {
  /** Stays here: it is told and kept as its hash only. */
  readonly address: string;
  /** Keyed digest of the address: told to the client and kept in logs instead of the address itself. */
  readonly addressHash: string;
  readonly device: Device;
  /** A browser, or the phone app around the panel. */
  readonly platform: UserPlatform;
  /** The app whose panel this is, as the panel says; it proves nothing. A survey's hash is taken for it, and logs name it. */
  readonly account: string | null;
  /** What the app around the panel calls the phone it runs on; null where none tells. */
  readonly phone: NamedDevice | null;
  /** Random for each load of a page; clients that name none count as one tab. */
  readonly tab: string;
  /** What the person reads: the panel's language where the client tells it. */
  readonly language: Language;
}

/** In the words of whoever made it. */
interface NamedDevice {
  readonly device_manufacturer: string | null;
  readonly device_model: string | null;
}

const noEntry: Entry = { source: null, notification: null, framed: null };

/** Only who comes in says where from; the answer search has an `s` of its own, which is a survey (QU-07). */
export async function visitOf(ctx: Context, request: FastifyRequest, entry = noEntry): Promise<Visit> {
  return new RequestVisit(ctx, request, entry, await ctx.ipIntelligence.learn(request.ip));
}

/** Of a call by which people come in. */
export function entryOf({ query }: FastifyRequest): Entry {
  const { s, notification, iframe } = query as { s?: unknown; notification?: unknown; iframe?: unknown };
  return {
    source: usableText(firstOf(s), longestId),
    notification: usableText(firstOf(notification), longestText),
    framed: typeof iframe === 'boolean' ? iframe : null,
  };
}

/** For whom nothing depends on more than is known already. */
export function visitAtOnce(ctx: Context, request: FastifyRequest): Visit {
  return new RequestVisit(ctx, request, noEntry, ctx.ipIntelligence.factsOf(request.ip));
}

/** A copy that does not keep the request it was read from. */
export function detached(visit: Visit): Visit {
  const { address, addressHash, country, network, source, notification, framed } = visit;
  const { device, platform, account, phone, tab, language } = visit;
  return {
    ...{ address, addressHash, country, network, source, notification, framed },
    ...{ device, platform, account, phone, tab, language },
  };
}

/** Every request makes one, so what few calls need is worked out for those that do. */
class RequestVisit implements Visit {
  readonly address: string;
  readonly source: Entry['source'];
  readonly notification: Entry['notification'];
  readonly framed: Entry['framed'];

  constructor(
    private readonly ctx: Context,
    private readonly request: FastifyRequest,
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
    const said = this.headerOf(requestHeaders.userPlatform);
    return userPlatforms.find((known) => known === said) ?? 'web';
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
    const { language } = chooseLanguage({
      language: this.headerOf(requestHeaders.userLocale),
      browser: acceptedLanguages(this.request.headers['accept-language']),
      country: this.country,
    });
    return language;
  }

  private headerOf(name: string): string | null {
    return usableText(this.request.headers[name], longestId);
  }
}
