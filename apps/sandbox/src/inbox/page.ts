// A page with the messages received, the newest first; it refreshes itself.
import { type Html, html } from '../html.ts';
import { htmlDocument } from '../html-document.ts';

const maxShown = 50;

interface Texts {
  title: string;
  name: string;
  intro: string;
  /** Before the address that the page is filtered by, and the link that removes the filter. */
  only: string;
  all: string;
  none: string;
  failures: string;
}

interface Contents<Message> {
  path: string;
  head: Html;
  texts: Texts;
  to: string | null;
  messages: readonly Message[];
  item: (message: Message) => Html;
  /** Addresses that refuse every message, as items of a list. */
  failures: readonly Html[];
}

export function inboxPage<Message>({
  path,
  head,
  texts,
  to,
  messages,
  item,
  failures,
}: Contents<Message>): Html {
  return htmlDocument(
    {
      title: `${texts.title} · ${texts.name}`,
      head: html`<meta http-equiv="refresh" content="4">
<link rel="stylesheet" href="/sms/page.css">${head}`,
    },
    html`<body>
<header>
<h1>${texts.name}</h1>
<p>${texts.intro} ${to !== null && html`${texts.only} ${to}. <a href="${path}">${texts.all}</a>`}</p>
</header>
<main>
${messages.length === 0 ? html`<p class="none">${texts.none}</p>` : html`<ol>${messages.slice(0, maxShown).map(item)}</ol>`}
</main>
<footer>
<h2>${texts.failures}</h2>
<ul>${failures}</ul>
</footer>
</body>`,
  );
}

/** To whom and when. */
export function addressed(path: string, { to, at }: { to: string; at: string }): Html {
  return html`<p class="to"><a href="${path}?to=${encodeURIComponent(to)}">${to}</a> <time datetime="${at}">${at.slice(11, 19)} UTC</time></p>`;
}
