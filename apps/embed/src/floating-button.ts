// A button that follows the reader and opens the panel over the page.
import { make, ownStyle } from './element.ts';
import { createModal } from './modal.ts';
import type { FloatingButtonOptions } from './options.ts';
import type { PanelHandle } from './panel.ts';

const cornerStyle = `${ownStyle}position:fixed;inset-inline-end:4px;z-index:999;bottom:max(4px,env(safe-area-inset-bottom));height:48px;padding:0 20px`;

export function floatingButton(origin: string, options: FloatingButtonOptions): PanelHandle {
  const { label } = options;
  const trigger = make('button', cornerStyle, { type: 'button', textContent: label });
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
