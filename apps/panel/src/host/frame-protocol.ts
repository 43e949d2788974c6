import type { HostMessages } from '@earnwall/contract/embed-messages';
import type { ParentPort } from './parent.ts';

// The panel's side of the frame protocol: it posts `ready`, its height to a host that follows it and an Escape it does
// not use, and places its dialogs in the visible part of the frame. A phone app gets the links that lead out, since its
// web view has no tabs.

export function startFrameProtocol(port: ParentPort, page: Window): () => void {
  const { document } = page;
  const root = document.documentElement;
  const content = document.getElementById('root') ?? document.body;
  const growth = new ResizeObserver(() => {
    port.post('resize', { height: Math.ceil(content.getBoundingClientRect().height) });
  });

  const passOn = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    port.post('escape', {});
  };
  page.addEventListener('keydown', passOn);

  const handOver = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target=_blank][href]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    port.post('open-url', { url: link.href });
  };
  if (port.isApp) page.addEventListener('click', handOver);

  const stopListening = port.listen((message) => {
    if (message.type === 'view') placeView(root, message.data);
    if (message.type === 'hello' && message.data.watches_height) {
      // A page as tall as its content cannot also be at least as tall as its window.
      root.toggleAttribute('data-grows', true);
      growth.observe(content);
    }
  });
  port.post('ready', {});

  return () => {
    stopListening();
    growth.disconnect();
    page.removeEventListener('keydown', passOn);
    page.removeEventListener('click', handOver);
  };
}

/** The part of the frame that the reader sees, for everything that is placed in the window. */
function placeView(root: HTMLElement, { top, height }: HostMessages['view']): void {
  const whole = root.clientHeight;
  const from = Math.min(Math.max(0, top), whole);
  const to = Math.min(Math.max(from, top + height), whole);
  root.style.setProperty('--view-top', `${from}px`);
  root.style.setProperty('--view-bottom', `${whole - to}px`);
  root.style.setProperty('--view-height', `${to - from}px`);
}
