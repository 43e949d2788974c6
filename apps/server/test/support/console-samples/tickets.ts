import type { ticketsCalls } from '@earnwall/contract/console-calls/tickets';
import { aSavedAnswer, aTicket } from '#testing/tickets.ts';
import { list, ofTicket, reason, type Sample } from './sample.ts';

const ofSavedAnswer = (body: () => object): Sample => ({
  about: 'app',
  request: async ({ on, publisher_id, mark }) => ({
    params: { id: await aSavedAnswer(on, publisher_id, `An answer ${mark} ${crypto.randomUUID()}`) },
    body: body(),
  }),
});

export const ticketsSamples: Readonly<Record<keyof typeof ticketsCalls, Sample>> = {
  'console/tickets/get-tickets': list(),
  'console/tickets/get-tickets-id': ofTicket(),
  'console/tickets/post-tickets-replies': {
    about: 'app',
    request: async ({ on, user }) => ({
      params: { id: await aTicket(on, user, 'One more') },
      body: { text: 'Here is your answer.', key: crypto.randomUUID() },
    }),
  },
  'console/tickets/post-tickets-notes': {
    about: 'app',
    request: async ({ on, user, mark }) => ({
      params: { id: await aTicket(on, user, 'One to note') },
      body: { text: `A note ${mark}.`, key: crypto.randomUUID() },
    }),
  },
  'console/tickets/put-tickets-assignee': ofTicket({ body: { person: null } }),
  'console/tickets/put-tickets-presence': ofTicket({ body: { doing: 'looking' } }),
  'console/tickets/get-tickets-evidence': ofTicket(),
  'console/tickets/get-saved-answers': list(),
  'console/tickets/post-saved-answers': {
    about: 'list',
    request: async ({ mark }) => ({ body: { name: `${mark} ${crypto.randomUUID()}`, text: 'Thank you.' } }),
  },
  'console/tickets/put-saved-answers': ofSavedAnswer(() => ({
    name: `Renamed ${crypto.randomUUID()}`,
    text: 'Thank you.',
  })),
  'console/tickets/post-saved-answers-delete': ofSavedAnswer(() => ({})),
  'console/tickets/put-tickets-state': ofTicket({ body: { state: 'closed', reason } }),
  // Nothing was uploaded: the file is missing, whoever asks.
  'console/tickets/get-tickets-files': { ...ofTicket({ params: { position: '0' } }), status: 404 },
};
