import type { ParentPort } from './parent.ts';

// The panel's side of the frame protocol: it posts `ready`, its height to a host that follows it and an Escape it does
// not use, and its colors to a page that draws something around it. A phone app gets the links that lead out, since its
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
    if (message.type !== 'hello') return;
    const { backgroundColor: background, color } = page.getComputedStyle(root);
    port.post('appearance', { background, color, title: document.title });
    if (message.data.watches_height) {
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
