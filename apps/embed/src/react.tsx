'use client';
// The panel for React: a component for a part of the page, a hook for a panel that opens.
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { createModal } from './modal.ts';
import { mount } from './mount.ts';
import type { ModalOptions, MountOptions, PanelOptions, PopupOptions } from './options.ts';
import type { PanelEvents, PanelHandle } from './panel.ts';
import { createPopup } from './popup.ts';

export type PanelListeners = { readonly [N in keyof PanelEvents]?: (data: PanelEvents[N]) => void };

interface Surroundings {
  /** Where the panel comes from, such as `https://panel.example`. */
  readonly origin: string;
  /** By event, such as `{ 'survey-completed': ({ user_reward }) => … }`. */
  readonly on?: PanelListeners;
}

interface RewardsPanelProps extends MountOptions, Surroundings {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The panel as a part of the page; it fills the element's box. */
export function RewardsPanel(props: RewardsPanelProps) {
  const { origin, mode, autoHeight, title } = props;
  // What cannot change in a living frame makes another one.
  return <Mounted key={JSON.stringify([origin, mode, autoHeight, title])} {...props} />;
}

function Mounted({ origin, on, className, style, ...options }: RewardsPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  usePanel(() => place.current && mount(origin, place.current, options), options, on);
  return <div ref={place} className={className} style={style} />;
}

type OpeningPanel = Surroundings &
  (({ readonly kind?: 'modal' } & ModalOptions) | ({ readonly kind: 'popup' } & PopupOptions));

/** A panel over the page or in a window of its own; `origin` and `kind` are those of the first render. */
export function useRewardsPanel({ origin, on, kind, ...options }: OpeningPanel) {
  const make = () => (kind === 'popup' ? createPopup : createModal)(origin, options);
  const panel = usePanel(make, options, on);
  return useMemo(
    () => ({
      open: () => panel.current?.open(),
      close: () => panel.current?.close(),
      prepare: () => panel.current?.prepare(),
    }),
    [panel],
  );
}

/** A prop that is gone is gone from the panel too: who has logged out is not shown any more. */
const unsaid = { app: '', uuid: '', shash: '', uh: '', language: '', path: '', params: {} };

function usePanel(
  make: () => PanelHandle | null,
  options: PanelOptions,
  on: PanelListeners = {},
): RefObject<PanelHandle | null> {
  const panel = useRef<PanelHandle>(null);
  const first = useRef(make);
  useEffect(() => {
    panel.current = first.current();
    return () => {
      panel.current?.destroy();
      panel.current = null;
    };
  }, []);
  // Both cost nothing where nothing has changed.
  useEffect(() => panel.current?.update({ ...unsaid, ...options }));
  useEffect(() => {
    const ends = Object.entries(on).map(([name, heard]) =>
      panel.current?.on(name as keyof PanelEvents, heard as (data: unknown) => void),
    );
    return () => {
      for (const end of ends) end?.();
    };
  });
  return panel;
}
