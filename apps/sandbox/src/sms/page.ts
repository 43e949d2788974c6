// The text messages received for the demo's users.
import { type Html, html } from '../html.ts';
import { addressed, inboxPage } from '../inbox/page.ts';
import { failures } from './failing-numbers.ts';
import type { Message } from './message-store.ts';

const texts = {
  title: 'Messages',
  name: 'Sandbox Phones',
  intro: 'Every phone of the demo rings here.',
  only: 'Messages to',
  all: 'All phones',
  none: 'No message has arrived yet.',
  failures: 'Numbers that receive nothing',
};

export function page(messages: readonly Message[], to: string | null): Html {
  return inboxPage({
    ...{ path: '/sms', head: html``, texts, to, messages, item: bubble },
    failures: Object.entries(failures).map(
      ([end, failure]) => html`<li>…<strong>${end}</strong> ${failure.text}</li>`,
    ),
  });
}

function bubble(message: Message): Html {
  return html`<li>${addressed('/sms', message)}<p class="text" dir="auto">${withCode(message.text)}</p></li>
`;
}

/** The code stands out, as on a phone. */
function withCode(text: string): Html {
  const [before, code, after] = text.split(/\b(\d{6})\b/, 3);
  return code === undefined ? html`${text}` : html`${before}<strong>${code}</strong>${after}`;
}
