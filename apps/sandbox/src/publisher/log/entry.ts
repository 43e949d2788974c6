// One request to the receiver, as a row of the log.
import { type Html, html } from '../../html.ts';
import type { Entry } from '../postbacks/delivery-log.ts';
import { written } from '../shop/goods.ts';

export function entry({ number, at, app, method, postback, verified, outcome, answered, raw }: Entry): Html {
  const signed = (amount: number) => (amount > 0 ? `+${written(amount)}` : written(amount));
  const amount = postback && signed(postback.amount || postback.pending);
  const isPending = postback?.amount === 0 && postback.pending !== 0;
  const facts: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['User', postback?.user],
    ['Amount', amount && `${amount}${isPending ? ' pending' : ''}`],
    ['Balance at Earnwall', postback?.balance == null ? null : written(postback.balance)],
    ['App', `${app}, ${method}`],
    ['Answered', answered],
    ['Transaction', postback?.transaction],
    ['Refers to', postback?.reference],
  ];
  const shown = facts.flatMap(([name, value]) =>
    value ? [html`<div><dt>${name}</dt><dd>${value}</dd></div>`] : [],
  );
  return html`<li class="card entry" data-number="${number}">
<p class="entry-head"><strong>${postback?.type ?? 'Refused'}</strong>${postback?.test && html` <span class="mark">test</span>`} <span class="mark ${verified ? 'good-mark' : 'bad-mark'}">${verified ? 'verified' : 'not verified'}</span> <span>${outcome}</span> <time datetime="${at}">${at.slice(11, 19)} UTC</time></p>
<dl>${shown}</dl>
<details><summary>As it came</summary><pre>${raw}</pre></details>
</li>`;
}
