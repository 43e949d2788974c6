// The markup where the panel is shown: its frame, the element or button that the script is given, or a link.

import { type Html, html } from '../html.ts';
import type { Choice } from './choice.ts';
import { type Call, type Embed, place, trigger } from './embed.ts';
import { chest, sprite } from './pixel-art.ts';

export function stage({ way }: Choice, embed: Embed): Html {
  if (embed.kind === 'script') return scripted(embed);
  if (embed.kind === 'link') {
    const label = way.id === 'page' ? 'Earn coins' : 'Take the survey';
    return invitation(html`<a class="small-button" href="${embed.address}" target="_blank">${label}</a>`);
  }
  return html`<iframe src="${embed.address}" title="Earn coins" allow="clipboard-write"></iframe>`;
}

function scripted({ method, options }: Call): Html {
  if (method === 'floatingButton') {
    return invitation(html`<p class="hint">The button is in the corner of the window.</p>`);
  }
  if (method !== 'mount') {
    return invitation(html`<button type="button" class="small-button" id="${trigger}">Earn coins</button>`);
  }
  const isModule = options.mode === 'single-page';
  return html`${isModule && modules(options.path || '/')}<div id="${place}" class="${isModule ? 'place growing' : 'place'}"></div>`;
}

function invitation(action: Html): Html {
  return html`<div class="invitation">
${sprite(chest, 'chest')}
<p>The chest is empty. Fill it?</p>
${action}
</div>`;
}

/** The site's navigation over the panel's modules; one of them is open. */
function modules(open: string): Html {
  const items = [
    { step: 'surveys', path: '/', name: 'Surveys' },
    { step: 'offers', path: '/offers', name: 'Games' },
    { step: 'activities', path: '/activities-history/surveys', name: 'History' },
    { step: 'support', path: '/support', name: 'Help' },
  ].map(
    ({ step, path, name }) =>
      html`<button type="button" data-step="${step}" data-path="${path}"${path === open && html` aria-current="true"`}>${name}</button>`,
  );
  return html`<nav class="modules" aria-label="Earning">${items}</nav>`;
}
