// The publisher's page as HTML: the site of a game whose players earn coins in the panel.

import { type Html, html } from '../html.ts';
import { htmlDocument } from '../html-document.ts';
import type { Choice } from './choice.ts';
import { controls } from './controls.ts';
import type { EmbedView } from './embed-view.ts';
import { chest, coin, knight, slime, sprite, wordmark } from './pixel-art.ts';
import type { Purse } from './shop/purses.ts';
import { coinsOf, shop } from './shop/shop.ts';
import { wayPicker } from './way-picker.ts';

export interface PageContents {
  choice: Choice;
  view: EmbedView;
  purse: Purse;
  productOrigin: string;
}

export function page({ choice, view, purse, productOrigin }: PageContents): Html {
  return htmlDocument(
    {
      title: 'Earn coins · Pixel Quest',
      head: html`<link rel="icon" href="/publisher/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/publisher/pixel-art.css">
<link rel="stylesheet" href="/publisher/page.css">
<link rel="stylesheet" href="/publisher/hero.css">
<link rel="stylesheet" href="/publisher/frame.css">
<link rel="stylesheet" href="/publisher/controls.css">
<link rel="stylesheet" href="/publisher/ways.css">
<link rel="stylesheet" href="/publisher/shop.css">
<script defer src="${productOrigin}/v1/embed.js"></script>
<script type="module" src="/publisher/page.js"></script>`,
    },
    html`<body data-product-origin="${productOrigin}" data-device="${choice.device}" data-way="${choice.way.id}">
<a class="skip" href="#earn">Skip to the rewards panel</a>
${controls(choice)}
${siteHeader(choice, purse)}
<main>
${hero()}
${wayPicker(choice)}
<div class="stage">
<section id="earn" class="frame" aria-label="Rewards panel" tabindex="-1" data-run="${JSON.stringify(view.run)}">
${view.stage}
</section>
<div class="workshop">
${integration(view)}
${inspector(productOrigin)}
</div>
</div>
${shop(choice, purse)}
</main>
<p class="arrival" role="status" data-shop="news"></p>
<footer class="site-footer">
<p>Pixel Quest is an invented game. This page plays a publisher: it runs on another host than the panel, and knows nothing of it but its address and its script.</p>
<nav aria-label="Other sandbox pages">${externalSystems.map(({ path, name }) => html`<a href="${path}" target="_blank">${name}</a>`)}</nav>
</footer>
</body>`,
  );
}

/** The other external systems of the sandbox. */
const externalSystems = [
  { path: '/sms', name: 'Phones' },
  { path: '/mail', name: 'Mail' },
  { path: '/supplier', name: 'Supplier' },
  { path: '/supplier/attempts', name: 'Supplier’s control page' },
];

function siteHeader({ person }: Choice, purse: Purse): Html {
  return html`<header class="site-header">
<a class="brand" href="/" aria-label="Pixel Quest">${wordmark('PIXEL QUEST')}</a>
<nav aria-label="Pixel Quest">
<a href="#earn" aria-current="page">Earn coins</a>
<a href="#shop">Shop</a>
<a href="#integration">Integration</a>
</nav>
<p class="player"><span class="avatar" aria-hidden="true" data-show="initial">${person.name.charAt(0)}</span> <span data-show="name">${person.name}</span> <a class="have" href="#shop">${coinsOf(purse)}</a></p>
</header>`;
}

function hero(): Html {
  return html`<section class="hero">
<div class="hero-words">
<h1>Out of coins, brave knight?</h1>
<p>Answer a short survey or try another game. Your coins land here, ready for hearts, hats and dragon snacks.</p>
</div>
<div class="scene" aria-hidden="true">
<span class="sun"></span>
${sprite(slime, 'slime')}${sprite(knight, 'knight')}${sprite(coin, 'coin')}${sprite(chest, 'chest')}
</div>
</section>`;
}

function integration({ snippet, handle }: EmbedView): Html {
  return html`<section id="integration" class="card" aria-labelledby="snippet-title">
<div class="card-head">
<h2 id="snippet-title">The whole integration</h2>
<button type="button" class="small-button" data-copy="snippet">Copy</button>
</div>
<pre><code id="snippet">${snippet}</code></pre>
<div data-show="handle">${handle}</div>
<p class="hint" role="status" data-show="done"></p>
</section>`;
}

function inspector(productOrigin: string): Html {
  return html`<section class="card inspector" aria-labelledby="inspector-title">
<div class="card-head">
<h2 id="inspector-title">Messages of the panels <span class="count" data-inspector="count">0</span></h2>
<button type="button" class="small-button" data-inspector="clear">Clear</button>
</div>
<p class="hint" data-inspector="empty">Nothing yet. Messages appear as the visitor acts; only those count that come from <code>${productOrigin}</code>, sent by a frame or a window of this page.</p>
<div class="messages" role="log" tabindex="0" aria-labelledby="inspector-title"><ol data-inspector="list"></ol></div>
</section>`;
}
