// What all panels of a page have in common: their address, their events, and the talk across the border.
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

/** What happens on this side. */
type OwnEvents = {
  open: Record<string, never>;
  /** The panel has not come; it is loaded again. */
  error: Record<string, never>;
  /** The browser has not let a window open. */
  blocked: Record<string, never>;
};

/** Every message of the panel, under its own name or without its `ps-`; and what happens on this side. */
export type PanelEvents = {
  [N in keyof EmbedMessages | Plain<keyof EmbedMessages>]: DataOf<N>;
} & OwnEvents;

export interface PanelHandle {
  open(): void;
  close(): void;
  /** Loads the panel before it is opened, so that opening it takes no time. */
  prepare(): void;
  /** Changes some options; the panel starts anew where its address changes. */
  update(options: PanelOptions): void;
  /** Leaves no node, listener or timer behind. */
  destroy(): void;
  /** Returns its own end. */
  on<N extends keyof PanelEvents>(name: N, heard: (data: PanelEvents[N]) => void): () => void;
}

/** One way of showing a panel. */
export interface Place {
  /** Null while there is no window yet. */
  window(): Window | null | undefined;
  prepare?(): void;
  open(): void;
  close(): void;
  remove(): void;
  resize?(to: EmbedMessages['resize']): void;
  /** The panel has come and listens. */
  ready?(): void;
  /** Escape, which the panel itself had no use for. */
  escape?(): void;
  /** Says once more what the panel may have forgotten. */
  greet?(): void;
}

export interface PlaceTools {
  /** As the options have it now. */
  address(): string;
  title: string;
  loadingLabel: string;
  say<T extends keyof HostMessages>(type: T, data: HostMessages[T]): void;
  /** The panel may listen now. */
  loaded(): void;
  /** What has happened to it on this page. */
  tell(name: keyof OwnEvents | 'close'): void;
  /** Ends with the panel. */
  signal: AbortSignal;
}

let panels = 0;

export function createPanel(
  origin: string,
  mode: string,
  given: PanelOptions & Triggered & { autoHeight?: boolean },
  placeOf: (tools: PlaceTools) => Place,
): PanelHandle {
  let options = given;
  const id = `${++panels}`;
  /** As the options of a listener it brings the listener's end along. */
  const life = new AbortController();
  const listeners = new Set<(name: string, data: unknown) => void>();
  const isOver = () => life.signal.aborted;

  const address = () => addressOf(origin, mode, options);
  const plain = (name: string) => name.replace('ps-', '');
  const emit = (name: string, data: unknown) => {
    for (const hear of [...listeners]) {
      try {
        hear(plain(name), data);
      } catch (error) {
        // A mistake of the page's own, reported as such; it is no matter of the other listeners.
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };
  const say: PlaceTools['say'] = (type, data) =>
    place.window()?.postMessage({ ...embedProtocol, type, id, data }, origin);
  const loaded = () => {
    say('hello', { watches_height: given.autoHeight });
    place.greet?.();
  };

  const place = placeOf({
    address,
    title: given.title || 'Rewards',
    loadingLabel: given.loadingLabel || 'Loading…',
    say,
    loaded,
    tell: (name) => emit(name, {}),
    signal: life.signal,
  });
  const prepare = () => isOver() || place.prepare?.();
  const open = (press?: Event) => {
    // A link leads nowhere else, and a button of a form sends nothing.
    press?.preventDefault();
    if (!isOver()) place.open();
  };

  addEventListener(
    'message',
    ({ origin: from, source, data }: MessageEvent<EmbedMessage | null>) => {
      // Another panel of the page, another page, or somebody who only looks like ours.
      if (from !== origin || !source || source !== place.window() || data?.ns !== embedProtocol.ns) return;
      const { type } = data;
      if (type === 'ready') loaded();
      // What a place does about a message has the message's name.
      place[type as 'resize']?.(data.data as EmbedMessages['resize']);
      // That it was closed is told when it has been.
      if (type !== 'close') emit(type, data.data);
    },
    life,
  );
  if (given.trigger) {
    const trigger = elementOf(given.trigger);
    // Whoever points at it or reaches it by keys will probably press it.
    trigger.addEventListener('pointerenter', prepare, life);
    trigger.addEventListener('focus', prepare, life);
    trigger.addEventListener('click', open, life);
  }

  return {
    open,
    close: place.close,
    prepare,
    update(changes) {
      const before = address();
      options = { ...options, ...changes };
      // Replaced, so that the visitor's way back does not lead through it.
      if (address() !== before) place.window()?.location.replace(address());
    },
    destroy() {
      life.abort();
      listeners.clear();
      place.remove();
    },
    on(name, heard) {
      const hear = (told: string, data: unknown) => {
        if (told === plain(name)) heard(data as PanelEvents[typeof name]);
      };
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
