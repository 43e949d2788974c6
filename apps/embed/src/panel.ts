// What all panels of a page have in common: their URL, their events, and the messages to and from the panel.
import {
  type EmbedMessage,
  type EmbedMessages,
  embedProtocol,
  type HostMessages,
} from '@earnwall/contract/embed-messages';
import { elementOf } from './element.ts';
import { addressOf, type PanelOptions, type Triggered } from './options.ts';

type Plain<T extends string> = T extends `ps-${infer Name}` ? Name : T;
type DataOf<N> = {
  [T in keyof EmbedMessages]: N extends T | Plain<T> ? EmbedMessages[T] : never;
}[keyof EmbedMessages];

/** Events of this script itself. */
type OwnEvents = {
  open: Record<string, never>;
  /** The panel has not loaded in time; it is loaded again. */
  error: Record<string, never>;
  /** The browser has blocked the popup window. */
  blocked: Record<string, never>;
};

/** Every message of the panel, under its own name or without its `ps-`, and the events of this script. */
export type PanelEvents = {
  [N in keyof EmbedMessages | Plain<keyof EmbedMessages>]: DataOf<N>;
} & OwnEvents;

export interface PanelHandle {
  open(): void;
  close(): void;
  /** Loads the panel before it is opened, so that it opens without delay. */
  prepare(): void;
  /** Changes some options; the panel reloads if its URL changes. */
  update(options: PanelOptions): void;
  /** Leaves no node, listener or timer behind. */
  destroy(): void;
  /** Returns the function that unsubscribes. */
  on<N extends keyof PanelEvents>(name: N, listener: (data: PanelEvents[N]) => void): () => void;
}

/** What a panel is shown in: a mounted frame, a modal, a popup. Methods named as a message are called by it. */
export interface Container {
  /** Null while there is no window yet. */
  window(): Window | null | undefined;
  prepare?(): void;
  open(): void;
  close(): void;
  remove(): void;
  resize?(to: EmbedMessages['resize']): void;
  appearance?(look: EmbedMessages['appearance']): void;
  /** The panel has loaded and accepts messages. */
  ready?(): void;
  /** Escape was pressed, and the panel has not handled it. */
  escape?(): void;
}

export interface ContainerContext {
  /** By the current options. */
  address(): string;
  title: string;
  loadingLabel: string;
  send<T extends keyof HostMessages>(type: T, data: HostMessages[T]): void;
  /** The panel may accept messages now. */
  loaded(): void;
  /** Calls the page's listeners. */
  notify(name: keyof OwnEvents | 'close'): void;
  /** Aborted when the panel is destroyed. */
  signal: AbortSignal;
}

let panels = 0;

export function createPanel(
  origin: string,
  mode: string,
  given: PanelOptions & Triggered & { autoHeight?: boolean },
  createContainer: (context: ContainerContext) => Container,
): PanelHandle {
  let options = given;
  const id = `${++panels}`;
  /** Passed as options to `addEventListener`, it removes the listener when the panel is destroyed. */
  const lifetime = new AbortController();
  const listeners = new Set<(name: string, data: unknown) => void>();
  const isDestroyed = () => lifetime.signal.aborted;

  const address = () => addressOf(origin, mode, options);
  const plain = (name: string) => name.replace('ps-', '');
  const emit = (name: string, data: unknown) => {
    for (const listener of [...listeners]) {
      try {
        listener(plain(name), data);
      } catch (error) {
        // Reported as an uncaught error of the page; the other listeners still run.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };
  const send: ContainerContext['send'] = (type, data) =>
    container.window()?.postMessage({ ...embedProtocol, type, id, data }, origin);
  const loaded = () => send('hello', { watches_height: given.autoHeight });

  const container = createContainer({
    address,
    title: given.title || 'Rewards',
    loadingLabel: given.loadingLabel || 'Loading…',
    send,
    loaded,
    notify: (name) => emit(name, {}),
    signal: lifetime.signal,
  });
  const prepare = () => isDestroyed() || container.prepare?.();
  const open = (press?: Event) => {
    // The trigger may be a link or a submit button: its own action must not run.
    press?.preventDefault();
    if (!isDestroyed()) container.open();
  };

  addEventListener(
    'message',
    ({ origin: from, source, data }: MessageEvent<EmbedMessage | null>) => {
      // Only messages of this panel's window, from the exact origin.
      if (from !== origin || !source || source !== container.window() || data?.ns !== embedProtocol.ns)
        return;
      const { type } = data;
      if (type === 'ready') loaded();
      // The container's handler has the name of the message.
      container[type as 'resize']?.(data.data as EmbedMessages['resize']);
      // 'close' is emitted by the container once it has closed.
      if (type !== 'close') emit(type, data.data);
    },
    lifetime,
  );
  if (given.trigger) {
    const trigger = elementOf(given.trigger);
    // Hover or focus usually precedes the click, so the panel is preloaded.
    trigger.addEventListener('pointerenter', prepare, lifetime);
    trigger.addEventListener('focus', prepare, lifetime);
    trigger.addEventListener('click', open, lifetime);
  }

  return {
    open,
    close: container.close,
    prepare,
    update(changes) {
      const before = address();
      options = { ...options, ...changes };
      // Replaced, so that it adds no entry to the browser's history.
      if (address() !== before) container.window()?.location.replace(address());
    },
    destroy() {
      lifetime.abort();
      listeners.clear();
      container.remove();
    },
    on(name, listener) {
      const listen = (event: string, data: unknown) => {
        if (event === plain(name)) listener(data as PanelEvents[typeof name]);
      };
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
