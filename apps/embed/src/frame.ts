// The frame that a mounted panel and a modal share, and what stands in its place until the panel has come.
import { make } from './element.ts';
import type { PlaceTools } from './panel.ts';

/** A frame tells nobody that it failed to load: a panel that has not said `ready` by then has not come. */
const patienceMs = 20_000;

export function createFrame({ title, loadingLabel, loaded, address, tell, signal }: PlaceTools) {
  let waitMs = patienceMs;
  let timer = 0;
  const stop = () => clearTimeout(timer);
  signal.onabort = stop;
  // Above what stands behind it, which shows as long as nothing is painted in it.
  const frame = make('iframe', 'border:0;display:block;width:100%;height:100%;position:relative', {
    title,
    allow: 'clipboard-write',
    onload: loaded,
  });
  // Without a height of its own, so that nothing moves when it goes.
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
      tell('error');
    }, waitMs);
  };
  return {
    frame,
    status,
    load,
    /** Loads once more what has failed before. */
    retry: () => {
      if (waitMs > patienceMs) load();
    },
    ready: () => {
      stop();
      waitMs = patienceMs;
      status.remove();
    },
  };
}
