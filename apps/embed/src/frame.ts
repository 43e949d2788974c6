// The iframe that a mounted panel and a modal share, and the status text until the panel has loaded.
import { make } from './element.ts';
import type { ContainerContext } from './panel.ts';

/** Browsers fire no error event for an iframe: a panel that has not sent `ready` by then has failed to load. */
const loadTimeoutMs = 20_000;

export function createFrame({ title, loadingLabel, loaded, address, notify, signal }: ContainerContext) {
  let waitMs = loadTimeoutMs;
  let timer = 0;
  const stop = () => clearTimeout(timer);
  signal.onabort = stop;
  // Above the status text, which shows through until the frame has painted.
  const frame = make('iframe', 'border:0;display:block;width:100%;height:100%;position:relative', {
    title,
    allow: 'clipboard-write',
    onload: loaded,
  });
  // Zero height, so that nothing moves when it is removed.
  const status = make('div', 'height:0;text-align:center;line-height:99px', {
    role: 'status',
    textContent: loadingLabel,
  });
  const load = () => {
    stop();
    frame.src = address();
    timer = setTimeout(() => {
      waitMs *= 2;
      load();
      notify('error');
    }, waitMs);
  };
  return {
    frame,
    status,
    load,
    /** Loads again after a failure. */
    retry: () => {
      if (waitMs > loadTimeoutMs) load();
    },
    ready: () => {
      stop();
      waitMs = loadTimeoutMs;
      status.remove();
    },
  };
}
