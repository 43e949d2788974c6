// A fixed button in the corner of the window that opens the panel over the page.
import { baseStyle, make } from './element.ts';
import { createModal } from './modal.ts';
import type { FloatingButtonOptions } from './options.ts';
import type { PanelHandle } from './panel.ts';

const cornerStyle = `${baseStyle}position:fixed;z-index:999;inset-inline-end:24px;bottom:24px;height:48px;padding:0 20px`;

export function floatingButton(origin: string, options: FloatingButtonOptions): PanelHandle {
  const { label } = options;
  const trigger = make('button', cornerStyle, { textContent: label });
  document.body.append(trigger);
  const panel = createModal(origin, { title: label, ...options, trigger });
  return {
    ...panel,
    destroy() {
      panel.destroy();
      trigger.remove();
    },
  };
}
