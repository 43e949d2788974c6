import {
  type EmbedMessage,
  type EmbedMessages,
  type EmbedMessageType,
  embedProtocol,
  type HostMessage,
} from '@earnwall/contract/embed-messages';
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
  /** Whose page that is, as far as the browser tells. */
  origin: string | null;
  /** Where messages from the other side arrive. */
  here: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The way out of a phone app's web view. */
  bridge: ((message: EmbedMessage) => void) | null;
}

/** `allowed` is asked each time: the list of origins comes with the metadata. */
export function createParentPort(
  { target, origin: told, here, bridge }: Border,
  allowed: () => readonly string[],
): ParentPort {
  let origin = told;
  let id = '';
  const isAllowed = () => origin !== null && allowed().some((address) => originOf(address) === origin);

  function messageOf({ source, origin: from, data }: MessageEvent<HostMessage | null>): HostMessage | null {
    if (!target || source !== target || data?.ns !== embedProtocol.ns) return null;
    // Some browsers tell a frame nothing of its page; then the page's own word counts, held against the list.
    if (data.type === 'hello') origin ??= from;
    return from === origin ? data : null;
  }

  const meet = (event: MessageEvent) => {
    id = messageOf(event)?.id ?? id;
  };
  here.addEventListener('message', meet);

  return {
    hasNeighbour: bridge !== null || target !== null,
    isApp: bridge !== null,
    post(type, data) {
      const message = { ...embedProtocol, type, id, data } as EmbedMessage;
      if (bridge) bridge(message);
      else if (target && origin && isAllowed()) target.postMessage(message, origin);
    },
    listen(heard) {
      const check = (event: MessageEvent) => {
        const message = messageOf(event);
        if (message && isAllowed()) heard(message);
      };
      here.addEventListener('message', check);
      return () => here.removeEventListener('message', check);
    },
  };
}

/** The border of this page: a frame has its parent, a popup its opener, a page nobody. */
export function borderOf(page: Window): Border {
  const framed = isFramed(page);
  const opener: Window | null = page.opener;
  const referrer = originOf(page.document.referrer);
  return {
    target: framed ? page.parent : opener,
    origin: framed ? (page.location.ancestorOrigins?.[0] ?? referrer) : opener && referrer,
    here: page,
    bridge: framed ? null : bridgeOf(page),
  };
}

export function isFramed(page: Window): boolean {
  return page.parent !== page;
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
