// The control bar above the publisher's site: a plain form, so that it works before and without its script.

import { type Html, html } from '../html.ts';
import { type Choice, devices, newVisitor, sections } from './choice.ts';
import { languages } from './languages.ts';
import { apps, people } from './people-and-apps.ts';

interface Option {
  value: string;
  text: string;
}

export function controls({ person, app, language, device, section }: Choice): Html {
  const known = people.includes(person) ? people : [...people, person];
  return html`<form class="controls" id="controls" action="/" method="get" aria-label="Demo controls">
${select(
  'person',
  'Person',
  [
    ...known.map(({ id, name, note }) => ({ value: id, text: `${name} · ${note}` })),
    { value: newVisitor, text: 'A new visitor …' },
  ],
  person.id,
)}
${select(
  'app',
  'App',
  apps.map(({ id }) => ({ value: id, text: id })),
  app.id,
)}
${select(
  'language',
  'Language',
  [
    { value: '', text: 'Auto' },
    ...languages.map(({ code, name }) => ({ value: code, text: `${name} · ${code}` })),
  ],
  language,
)}
${select(
  'device',
  'Device',
  devices.map((value) => ({ value, text: value === 'phone' ? 'Phone · 360 px' : 'Desktop' })),
  device,
)}
${select(
  'section',
  'Opens with',
  sections.map((value) => ({ value, text: value === 'offers' ? 'Games' : 'Surveys' })),
  section,
)}
<noscript><button type="submit" class="small-button">Show</button></noscript>
<p class="controls-note" role="status"><span data-show="note">${app.note}</span> This page follows your system’s light or dark theme, the panel its app’s design.</p>
<a class="control-link" href="/publisher/log">Postbacks received</a>
</form>`;
}

function select(name: string, label: string, options: readonly Option[], chosen: string): Html {
  const items = options.map(
    ({ value, text }) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${text}</option>`,
  );
  return html`<label class="control"><span>${label}</span><select name="${name}" autocomplete="off">${items}</select></label>`;
}
