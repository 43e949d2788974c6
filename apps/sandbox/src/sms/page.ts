// What the phones have received, for people who have no such phone.
import { type Html, html } from '../html.ts';
import { addressed, inboxPage } from '../inbox/page.ts';
import type { Message } from './mailbox.ts';
import { troubles } from './trouble.ts';

const words = {
  title: 'Messages',
  name: 'Sandbox Phones',
  intro: 'Every phone of the demo rings here.',
  only: 'Messages to',
  all: 'All phones',
  none: 'No message has come yet.',
  troubles: 'Numbers that never ring',
};

export function page(messages: readonly Message[], to: string | null): Html {
  return inboxPage({
    ...{ path: '/sms', head: html``, words, to, messages, item: bubble },
    troubles: Object.entries(troubles).map(
      ([end, trouble]) => html`<li>…<strong>${end}</strong> ${trouble.words}</li>`,
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
