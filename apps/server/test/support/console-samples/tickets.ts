import type { ticketsCalls } from '@earnwall/contract/console-calls/tickets';
import { aTicket } from '#testing/tickets.ts';
import { list, ofTicket, reason, type Sample } from './sample.ts';

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
  'console/tickets/put-tickets-state': ofTicket({ body: { state: 'closed', reason } }),
  // Nothing was uploaded: the file is missing, whoever asks.
  'console/tickets/get-tickets-files': { ...ofTicket({ params: { position: '0' } }), status: 404 },
};
