import type { HostMessages } from '@earnwall/contract/embed-messages';
import type { ParentPort } from './parent.ts';

// How the panel behaves towards whatever is around it: it says that it listens, tells its height to whoever wants to
// follow it, opens its dialogs where the reader is, and passes on an Escape it has no use for. A phone app gets the links
// that lead out, since its web view has no tabs.

export function keepManners(port: ParentPort, page: Window): () => void {
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
