import {
  type ExtensionMessage,
  type ExtensionMessages,
  extensionNamespace as ns,
} from '@earnwall/contract/extension-messages';

export type FromExtension = ExtensionMessage<'extension'>;
type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & { location: Pick<Location, 'origin'> };
/** Where its script may stand. */
type MessageTarget = Pick<Window, 'postMessage'>;

/** The way to the browser extension, if it is there at all: its script stands in this page, or in a frame of it (EX-02). */
export interface Bridge {
  send<T extends keyof ExtensionMessages['panel']>(type: T, data: ExtensionMessages['panel'][T]): void;
  /** Returns its own end. */
  listen(onMessage: (message: FromExtension) => void): () => void;
}

/** Messages are sent to this page's own origin and accepted from its own window only. */
export function createBridge(page: Page, target: MessageTarget): Bridge {
  const { origin } = page.location;
  return {
    send: (type, data) => target.postMessage({ ns, from: 'panel', type, data }, origin),
    listen(onMessage) {
      const check = (event: MessageEvent<unknown>) => {
        if (event.source !== target || event.origin !== origin) return;
        const message = messageFromExtension(event.data);
        if (message) onMessage(message);
      };
      page.addEventListener('message', check);
      return () => page.removeEventListener('message', check);
    },
  };
}

function messageFromExtension(data: unknown): FromExtension | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Partial<Record<keyof FromExtension, unknown>>;
  if (message.ns !== ns || message.from !== 'extension') return null;
  const { install, ok } = (message.data ?? {}) as { install?: unknown; ok?: unknown };
  const is = { ns, from: 'extension' } as const;
  if (message.type === 'paired') return { ...is, type: 'paired', data: { ok: ok === true } };
  const isInstall = install === null || (typeof install === 'string' && install !== '');
  return message.type === 'present' && isInstall ? { ...is, type: 'present', data: { install } } : null;
}
