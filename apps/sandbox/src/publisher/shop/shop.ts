// The shop as HTML: a form that works without its script, and what the user has.
import { type Html, html } from '../../html.ts';
import type { Choice } from '../choice.ts';
import { coin, sprite } from '../pixel-art.ts';
import { type Good, goods, written } from './goods.ts';
import type { Purse } from './purses.ts';

/** Every element with `data-purse` is kept up to date by the page's script. */
export function coinsOf({ coins }: Purse): Html {
  return html`<span class="purse">${sprite(coin, 'coin')}<span><b data-purse="coins">${written(coins)}</b> coins</span></span>`;
}

export function shop({ person, app }: Pick<Choice, 'person' | 'app'>, purse: Purse): Html {
  return html`<section id="shop" class="shop" aria-labelledby="shop-title">
<div class="shop-head">
<h2 id="shop-title">What coins buy</h2>
<p class="have">You have ${coinsOf(purse)}</p>
</div>
<p class="hint" data-purse="more">${moreOf(purse)}</p>
<form method="post" action="/publisher/shop" data-shop="form">
<input type="hidden" name="person" value="${person.id}"><input type="hidden" name="app" value="${app.id}">
<ul>${goods.map((good) => item(good, purse))}</ul>
</form>
<p class="hint" role="status" data-shop="done"></p>
<p class="hint">Coins are here when a signed <a href="/publisher/log">postback</a> has brought them. The shop keeps them in memory: it counts what has arrived since this site started.</p>
</section>`;
}

function item({ id, name, price, art }: Good, { owned }: Purse): Html {
  return html`<li class="card good">${art}<span>${name}<span class="unit owned" data-owned="${id}">${ownedText(owned[id])}</span></span><button class="small-button buy" name="item" value="${id}" aria-label="Buy ${name} for ${written(price)} coins">${sprite(coin, 'coin')}${written(price)}</button></li>`;
}

export const ownedText = (count = 0): string => (count === 0 ? '' : `${count} owned`);

/** What the number of coins does not say. */
export function moreOf({ coins, pending, test }: Purse): string {
  return [
    coins < 0 && 'More was taken back than was left: the next coins fill the gap.',
    pending !== 0 && `${written(pending)} coins wait to be confirmed.`,
    test !== 0 && `${written(test)} test coins came from test postbacks; they buy nothing.`,
  ]
    .filter(Boolean)
    .join(' ');
}
