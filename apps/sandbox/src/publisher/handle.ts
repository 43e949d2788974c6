// The handle that the script returns to a publisher, as buttons: its methods, except for those without effect here.

import { type Html, html } from '../html.ts';
import type { Call, Embed } from './embed.ts';

const methods: Readonly<Record<Call['method'], readonly string[]>> = {
  mount: ['open', 'close', 'update', 'destroy'],
  openPopup: ['open', 'close', 'update', 'destroy'],
  // Under an open modal the page's buttons cannot be pressed, so there is no `close`.
  openModal: ['prepare', 'open', 'update', 'destroy'],
  floatingButton: ['prepare', 'open', 'update', 'destroy'],
};

export function handle(embed: Embed): Html {
  if (embed.kind !== 'script') return html`<p class="hint">A tag has no handle; the script gives one.</p>`;
  const buttons = methods[embed.method].map(
    (name) =>
      html`<button type="button" class="small-button" data-handle="${name}">panel.${name}(${name === 'update' && "{ path: '/offers' }"})</button>`,
  );
  return html`<div class="handle" role="group" aria-label="The panel’s handle">
${buttons}<button type="button" class="small-button" data-handle="start" hidden>embed.${embed.method}(…)</button>
</div>`;
}
