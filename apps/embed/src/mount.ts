// The panel as a part of the page.
import { elementOf } from './element.ts';
import { createFrame } from './frame.ts';
import type { MountOptions } from './options.ts';
import { createPanel, type PanelHandle } from './panel.ts';

export function mount(origin: string, where: string | HTMLElement, options: MountOptions): PanelHandle {
  const element = elementOf(where);
  return createPanel(origin, options.mode ?? 'script', options, (tools) => {
    const { frame, status, load, ready } = createFrame(tools);
    /** Where the window stands over a tall frame: the panel's own dialogs open there. */
    const greet = () => {
      if (options.autoHeight)
        tools.say('view', { top: -frame.getBoundingClientRect().top, height: innerHeight });
    };
    for (const name of ['scroll', 'resize']) {
      addEventListener(name, greet, { signal: tools.signal, capture: true });
    }
    load();
    element.append(status, frame);
    return {
      window: () => frame.contentWindow,
      open: () => {
        frame.style.display = 'block';
        tools.tell('open');
      },
      close: () => {
        frame.style.display = 'none';
        tools.tell('close');
      },
      resize: ({ height }) => {
        frame.style.height = `${height}px`;
        greet();
      },
      greet,
      ready,
      remove: () => {
        status.remove();
        frame.remove();
      },
    };
  });
}
