import {
  type EmbedMessage,
  type EmbedMessages,
  type EmbedMessageType,
  embedProtocol,
  type HostMessage,
} from '@earnwall/contract/embed-messages';
import { isRecord } from '#lib/is-record.ts';
import { bridgeOf } from './bridge.ts';

// The door to the page or the phone app around the panel. To a page messages leave with an exact origin, and only to
// one the publisher has allowed; whatever comes from anywhere else is not for us.

export interface ParentPort {
  /** Whether there is anybody to talk to. */
  readonly hasNeighbour: boolean;
  /** Whether that is a phone app. */
  readonly isApp: boolean;
  post<T extends EmbedMessageType>(type: T, data: EmbedMessages[T]): void;
  /** Returns its own end. */
  listen(heard: (message: HostMessage) => void): () => void;
}

export interface Border {
  /** The window on the other side; null for a page of its own. */
  target: Pick<Window, 'postMessage'> | null;
  /** Whose page that is, where the browser tells. */
  origin: string | null;
  /** Whose page led here, which is mostly the same one. */
  referrer: string | null;
  /** Where messages from the other side arrive. */
  here: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The way out of a phone app's web view. */
  bridge: ((message: EmbedMessage) => void) | null;
}

/** `allowed` is asked each time: the list of origins comes with the metadata. */
export function createParentPort(
  { target, origin: told, referrer, here, bridge }: Border,
  allowed: () => readonly string[],
): ParentPort {
  let origin = told;
  let id = '';
  const origins = () => new Set(allowed().flatMap(originOf));

  /** A page that is not known yet may be any of the allowed ones: the browser delivers to the named origin alone. */
  function hearers(): readonly string[] {
    const all = origins();
    const likely = origin ?? referrer;
    if (likely && all.has(likely)) return [likely];
    return origin === null ? [...all] : [];
  }

  /** What the browser says of a message's sender is true, whatever the message says. */
  function messageOf({ source, origin: from, data }: MessageEvent<HostMessage | null>): HostMessage | null {
    if (!target || source !== target || data?.ns !== embedProtocol.ns || !isRecord(data.data)) return null;
    return origins().has(from) ? data : null;
  }

  here.addEventListener('message', (event: MessageEvent) => {
    const message = messageOf(event);
    if (!message) return;
    origin = event.origin;
    id = message.id;
  });

  return {
    hasNeighbour: bridge !== null || target !== null,
    isApp: bridge !== null,
    post(type, data) {
      const message = { ...embedProtocol, type, id, data } as EmbedMessage;
      if (bridge) bridge(message);
      else for (const hearer of hearers()) target?.postMessage(message, hearer);
    },
    listen(heard) {
      const check = (event: MessageEvent) => {
        const message = messageOf(event);
        if (message) heard(message);
      };
      here.addEventListener('message', check);
      return () => here.removeEventListener('message', check);
    },
  };
}

/** The border of this page: a frame has its parent, a popup its opener, a page nobody. */
export function borderOf(page: Window): Border {
  const framed = isFramed(page);
  // A page without referrer may be hidden here too; a popup is told nothing of its opener.
  const [origin = null] = framed ? originOf(page.location.ancestorOrigins?.[0] ?? '') : [];
  const [referrer = null] = originOf(page.document.referrer);
  return {
    target: framed ? page.parent : page.opener,
    origin,
    referrer,
    here: page,
    bridge: framed ? null : bridgeOf(page),
  };
}

export function isFramed(page: Pick<Window, 'parent'>): boolean {
  return page.parent !== page;
}

/** None for what is no address, or one that nobody could post to. */
function originOf(address: string): string[] {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  return origin === 'null' ? [] : [origin];
}
