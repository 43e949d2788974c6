import type { EmbedMessages, EmbedMessageType } from '@earnwall/contract/embed-messages';

// The door to the page that embeds the panel. Messages leave with an exact origin, and only to one the publisher
// has allowed; whatever comes from anywhere else is not for us.

export interface ParentPort {
  post<T extends EmbedMessageType>(type: T, data: EmbedMessages[T]): void;
  /** Returns its own end. */
  listen(heard: (data: unknown) => void): () => void;
}

export interface Border {
  /** The window on the other side; null for a page of its own. */
  target: Pick<Window, 'postMessage'> | null;
  /** Whose page that is, as far as the browser tells. */
  origin: string | null;
  /** Where messages from the other side arrive. */
  here: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** `allowed` is asked each time: the list of origins comes with the metadata. */
export function createParentPort(
  { target, origin, here }: Border,
  allowed: () => readonly string[],
): ParentPort {
  const isAllowed = () => origin !== null && allowed().some((address) => originOf(address) === origin);

  return {
    post(type, data) {
      if (target && origin && isAllowed()) target.postMessage({ type, data }, origin);
    },
    listen(heard) {
      const check = (event: MessageEvent<unknown>) => {
        if (event.source === target && event.origin === origin && isAllowed()) heard(event.data);
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
