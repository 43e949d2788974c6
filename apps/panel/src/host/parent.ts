import {
  type EmbedMessage,
  type EmbedMessages,
  type EmbedMessageType,
  embedProtocol,
  type HostMessage,
} from '@earnwall/contract/embed-messages';
import { isRecord } from '#lib/is-record.ts';
import { bridgeOf } from './bridge.ts';

// Messages between the panel and its host: the page or the phone app around it. To a page they are sent with an exact
// origin, and only to one the publisher has allowed; messages from any other origin are ignored.

export interface ParentPort {
  /** Whether there is a host. */
  readonly hasHost: boolean;
  /** Whether the host is a phone app. */
  readonly isApp: boolean;
  post<T extends EmbedMessageType>(type: T, data: EmbedMessages[T]): void;
  /** Returns a function that stops listening. */
  listen(onMessage: (message: HostMessage) => void): () => void;
}

export interface HostConnection {
  /** The window on the other side; null for a page of its own. */
  target: Pick<Window, 'postMessage'> | null;
  /** Whose page that is, where the browser says so. */
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
  { target, origin: knownOrigin, referrer, here, bridge }: HostConnection,
  allowed: () => readonly string[],
): ParentPort {
  let origin = knownOrigin;
  let id = '';
  const origins = () => new Set(allowed().flatMap(originOf));

  /** A page that is not known yet may be any of the allowed ones: the browser delivers to the named origin alone. */
  function targetOrigins(): readonly string[] {
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
    hasHost: bridge !== null || target !== null,
    isApp: bridge !== null,
    post(type, data) {
      const message = { ...embedProtocol, type, id, data } as EmbedMessage;
      if (bridge) bridge(message);
      else for (const targetOrigin of targetOrigins()) target?.postMessage(message, targetOrigin);
    },
    listen(onMessage) {
      const check = (event: MessageEvent) => {
        const message = messageOf(event);
        if (message) onMessage(message);
      };
      here.addEventListener('message', check);
      return () => here.removeEventListener('message', check);
    },
  };
}

/** How this page reaches its host: a frame its parent, a popup its opener; a page has none. */
export function hostConnectionOf(page: Window): HostConnection {
  const framed = isFramed(page);
  // A page without referrer may be hidden here too; a popup does not know the origin of its opener.
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
