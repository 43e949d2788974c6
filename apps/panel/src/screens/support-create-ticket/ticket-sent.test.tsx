// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClientProvider } from '#api/client-context.tsx';
import { useTickets } from '#api/tickets.ts';
import { RealtimeProvider } from '#lib/realtime/realtime-context.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { SessionProvider } from '#session/session-context.tsx';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { TicketSent } from './ticket-sent.tsx';

freshPages();

const [here, byMail] = [
  'You’ll find our reply under Help and support.',
  'Our reply goes to ada@example.com.',
];

it.each([
  [{ readable: true, mailed: true }, [here, byMail]],
  [{ readable: true, mailed: false }, [here]],
  [{ readable: false, mailed: true }, [byMail]],
  [{ readable: false, mailed: false }, []],
])('TK-01 promises what is done: %j', async (told, promised) => {
  const answers = { '/api/support-tickets': { status: 200, body: { ...told, tickets: [] } } };
  const { session, queries, client, realtime } = panelParts({ metadata: sampleMetadata(), answers }).parts;
  render(
    <SessionProvider session={session}>
      <QueryClientProvider client={queries}>
        <TextProvider texts={english}>
          <ClientProvider client={client}>
            <RealtimeProvider realtime={realtime}>
              <TicketSent email="ada@example.com" onTasks={null} onSupport={() => {}} />
              <Told />
            </RealtimeProvider>
          </ClientProvider>
        </TextProvider>
      </QueryClientProvider>
    </SessionProvider>,
  );
  await screen.findByText('The server has answered.');
  expect([here, byMail].filter((words) => screen.queryByText(words) !== null)).toEqual(promised);
});

/** Learns of the answer in the same moment as the card. */
function Told() {
  return useTickets().tickets && 'The server has answered.';
}
