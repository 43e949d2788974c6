// The panel as a part of the page.
import { elementOf } from './element.ts';
import { createFrame } from './frame.ts';
import type { MountOptions } from './options.ts';
import { createPanel, type PanelHandle } from './panel.ts';

export function mount(origin: string, where: string | HTMLElement, options: MountOptions): PanelHandle {
  const element = elementOf(where);
  return createPanel(origin, options.mode ?? 'script', options, (context) => {
    const { frame, status, load, ready } = createFrame(context);
    load();
    element.append(status, frame);
    return {
      window: () => frame.contentWindow,
      open: () => {
        frame.style.display = 'block';
        context.notify('open');
      },
      close: () => {
        frame.style.display = 'none';
        context.notify('close');
      },
      resize: ({ height }) => {
        frame.style.height = `${height}px`;
      },
      ready,
      remove: () => {
        status.remove();
        frame.remove();
      },
    };
  });
}
