// The choice of how to embed the panel; it belongs to the form of the control bar.

import { type Html, html } from '../html.ts';
import type { Choice } from './choice.ts';
import { ways } from './ways.ts';

export function wayPicker({ way }: Choice): Html {
  const items = ways.map(
    ({ id, name }) =>
      html`<label><input type="radio" form="controls" name="way" value="${id}" autocomplete="off"${id === way.id && html` checked`}><span>${name}</span></label>`,
  );
  return html`<fieldset class="ways">
<legend>Ways to run the panel</legend>
<div class="ways-list">${items}</div>
<p class="hint" role="status" data-show="way">${way.note}</p>
</fieldset>`;
}
