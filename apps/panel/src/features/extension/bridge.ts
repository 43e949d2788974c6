import {
  type ExtensionMessage,
  type ExtensionMessages,
  extensionNamespace as ns,
} from '@earnwall/contract/extension-messages';

type FromExtension = ExtensionMessage<'extension'>;
type Page = Pick<Window, 'postMessage' | 'addEventListener' | 'removeEventListener'> & {
  location: Pick<Location, 'origin'>;
};

/** The way to the browser extension: its script stands in this very page, if it is there at all (EX-02). */
export interface Bridge {
  tell<T extends keyof ExtensionMessages['panel']>(type: T, data: ExtensionMessages['panel'][T]): void;
  /** Returns its own end. */
  listen(heard: (message: FromExtension) => void): () => void;
}

/** Words leave to this page's own origin and are taken from this very window only. */
export function createBridge(page: Page): Bridge {
  const { origin } = page.location;
  return {
    tell: (type, data) => page.postMessage({ ns, from: 'panel', type, data }, origin),
    listen(heard) {
      const check = (event: MessageEvent<unknown>) => {
        if (event.source !== page || event.origin !== origin) return;
        const message = heardFromExtension(event.data);
        if (message) heard(message);
      };
      page.addEventListener('message', check);
      return () => page.removeEventListener('message', check);
    },
  };
}

function heardFromExtension(data: unknown): FromExtension | null {
  if (typeof data !== 'object' || data === null) return null;
  const message = data as Partial<Record<keyof FromExtension, unknown>>;
  if (message.ns !== ns || message.from !== 'extension') return null;
  const { install, ok } = (message.data ?? {}) as { install?: unknown; ok?: unknown };
  const is = { ns, from: 'extension' } as const;
  if (message.type === 'paired') return { ...is, type: 'paired', data: { ok: ok === true } };
  const isInstall = install === null || (typeof install === 'string' && install !== '');
  return message.type === 'present' && isInstall ? { ...is, type: 'present', data: { install } } : null;
}
