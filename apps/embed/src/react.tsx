'use client';
// The panel for React: a component that mounts it, a hook for a modal or popup.
import { type CSSProperties, type RefObject, useEffect, useMemo, useRef } from 'react';
import { createModal } from './modal.ts';
import { mount } from './mount.ts';
import type { ModalOptions, MountOptions, PanelOptions, PopupOptions } from './options.ts';
import type { PanelEvents, PanelHandle } from './panel.ts';
import { createPopup } from './popup.ts';

export type PanelListeners = { readonly [N in keyof PanelEvents]?: (data: PanelEvents[N]) => void };

interface SharedProps {
  /** The origin that serves the panel, such as `https://panel.example`. */
  readonly origin: string;
  /** By event, such as `{ 'survey-completed': ({ user_reward }) => … }`. */
  readonly on?: PanelListeners;
}

interface RewardsPanelProps extends MountOptions, SharedProps {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The panel as a part of the page; it fills the element's box. */
export function RewardsPanel(props: RewardsPanelProps) {
  const { origin, mode, autoHeight, title } = props;
  // Options that cannot change in a mounted frame remount it.
  return <Mounted key={JSON.stringify([origin, mode, autoHeight, title])} {...props} />;
}

function Mounted({ origin, on, className, style, ...options }: RewardsPanelProps) {
  const element = useRef<HTMLDivElement>(null);
  usePanel(() => element.current && mount(origin, element.current, options), options, on);
  return <div ref={element} className={className} style={style} />;
}

type OpenablePanelProps = SharedProps &
  (({ readonly kind?: 'modal' } & ModalOptions) | ({ readonly kind: 'popup' } & PopupOptions));

/** A panel over the page or in a window of its own; `origin` and `kind` are those of the first render. */
export function useRewardsPanel({ origin, on, kind, ...options }: OpenablePanelProps) {
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

/** A removed prop is removed from the panel too, such as the user after a logout. */
const noOptions = { app: '', token: '', uuid: '', shash: '', uh: '', language: '', path: '', params: {} };

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
  // Cheap when nothing has changed.
  useEffect(() => panel.current?.update({ ...noOptions, ...options }));
  useEffect(() => {
    const unsubscribes = Object.entries(on).map(([name, listener]) =>
      panel.current?.on(name as keyof PanelEvents, listener as (data: unknown) => void),
    );
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe?.();
    };
  });
  return panel;
}
