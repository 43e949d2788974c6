// Where a request comes from: its address, its device, its language, and the parameters of the entry.
import type { UserPlatform } from '@earnwall/contract/headers';
import type { Device } from '@earnwall/domain/surveys/device';
import type { Language } from '@earnwall/i18n/languages';
import type { AddressFacts } from '#ports/ip-intelligence.ts';

/** The entry parameters of the panel's address (ID-05). */
export interface Entry {
  /** The start-up parameter `s`; null where the request names none. */
  readonly source: string | null;
  /** Hash of the notification that was followed. */
  readonly notification: string | null;
  /** Null where the request does not say. */
  readonly framed: boolean | null;
}

export interface Visit extends AddressFacts, Entry {
  /** Never sent or stored; only its hash is. */
  readonly address: string;
  /** Keyed digest of the address: sent to the client and stored instead of the address itself. */
  readonly addressHash: string;
  readonly device: Device;
  /** A browser, or the phone app around the panel. */
  readonly platform: UserPlatform;
  /** The app whose panel this is, as the panel says; it proves nothing. A survey's hash is taken for it, and logs name it. */
  readonly account: string | null;
  /** What the app around the panel calls the phone it runs on; null where it names none. */
  readonly phone: NamedDevice | null;
  /** Random for each load of a page; clients that name none count as one tab. */
  readonly tab: string;
  /** The language of texts: the panel's where the client sends it. */
  readonly language: Language;
}

/** As named by its manufacturer. */
export interface NamedDevice {
  readonly device_manufacturer: string | null;
  readonly device_model: string | null;
}

/** A copy that does not reference the request it was read from. */
export function detached(visit: Visit): Visit {
  const { address, addressHash, country, network, source, notification, framed } = visit;
  const { device, platform, account, phone, tab, language } = visit;
  return {
    ...{ address, addressHash, country, network, source, notification, framed },
    ...{ device, platform, account, phone, tab, language },
  };
}
