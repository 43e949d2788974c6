// The advertiser's page that an offer's link opens: its buttons stand for the events of the game.
import { type Html, html } from '../html.ts';
import { htmlDocument } from '../html-document.ts';
import { eventsOf, nameOfCampaign } from './campaigns.ts';
import { type DeliveryName, deliveries } from './deliveries.ts';
import { effectiveEvent, type Play, type SentEvent } from './plays.ts';

const labels: Readonly<Record<string, string>> = {
  level: 'Reach the next level',
  install: 'Install and open',
};

const labelOf = (event: string) =>
  labels[event] ?? `${event.charAt(0).toUpperCase()}${event.slice(1).replaceAll('-', ' ')}`;

export function playPage(play: Play, delivery: DeliveryName): Html {
  const name = nameOfCampaign(play.campaign);
  const known = eventsOf(play.campaign);
  return frame(
    name,
    html`<h1>${name}</h1>
<p class="hint">You have followed the link${play.platform && ` on ${play.platform}`}. What you do here counts for the panel you came from.</p>
${known.length > 0 ? html`<ul class="events">${known.map((event) => eventRow(play, event, delivery))}</ul>` : unknownEvent(delivery)}
${play.events.length > 0 && html`<h2>Sent to the panel</h2><ol class="sent" reversed>${play.events.toReversed().slice(0, 30).map(sentEvent)}</ol>`}`,
    html`<details class="testers"${delivery !== 'now' && html` open`}>
<summary>For testers</summary>
<form method="get"><label>How the panel is notified<select name="delivery">${(Object.keys(deliveries) as DeliveryName[]).map((one) => html`<option value="${one}"${one === delivery && html` selected`}>${deliveries[one]}</option>`)}</select></label><button>Set</button></form>
<form method="post"><button name="intent" value="send">Send what is pending</button></form>
</details>`,
  );
}

function eventRow(play: Play, event: string, delivery: DeliveryName): Html {
  const label = labelOf(event);
  const happened = play.events.filter((sent) => sent.event === event && sent.reverses === null).length;
  const button = (times: number) =>
    html`<button name="times" value="${times}" aria-label="${label}, ${times} times">${times === 1 ? label : `×${times}`}</button>`;
  return html`<li><form method="post"><input type="hidden" name="intent" value="happen"><input type="hidden" name="event" value="${event}"><input type="hidden" name="delivery" value="${delivery}">${[1, 5, 20].map(button)}</form>
<span>${happened}</span>
<form method="post"><input type="hidden" name="intent" value="reverse"><input type="hidden" name="event" value="${event}"><button class="quiet"${!effectiveEvent(play.events, event) && html` disabled`} aria-label="Take back: ${label}">Take back</button></form></li>
`;
}

function unknownEvent(delivery: DeliveryName): Html {
  return html`<form method="post" class="events"><input type="hidden" name="intent" value="happen"><input type="hidden" name="times" value="1"><input type="hidden" name="delivery" value="${delivery}"><label>What happens<input name="event" required maxlength="100"></label><button>Trigger it</button></form>`;
}

function sentEvent({ event, reverses, tampering, tries }: SentEvent): Html {
  const last = tries.at(-1);
  const answer = last ? (last.status ?? 'no answer') : 'not sent yet';
  return html`<li>${reverses ? `${labelOf(event)}, taken back` : labelOf(event)} <span>${tampering} ${answer}</span></li>`;
}

export function messagePage(title: string, text: string): Html {
  return frame(title, html`<h1>${title}</h1><p class="hint">${text}</p>`);
}

function frame(title: string, content: Html, aside?: Html): Html {
  return htmlDocument(
    {
      title: `${title} · Sandbox Network`,
      head: html`<link rel="stylesheet" href="/network/page.css">`,
    },
    html`<body>
<header><p><strong>Sandbox Network</strong> <span>an advertiser’s page</span></p></header>
<main class="card">
${content}
</main>
${aside}
</body>`,
  );
}
