// @vitest-environment happy-dom
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { ClientProvider } from '#api/client-context.tsx';
import { SessionProvider, useSession } from '#session/session-context.tsx';
import { freshPages } from '#testing/fresh-pages.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { MetadataProvider } from './metadata-provider.tsx';

freshPages();

it('RS-06 a login forgotten in the moment GET /app would be asked is no lost connection', async () => {
  const { parts, session } = panelParts({});
  render(
    <SessionProvider session={session}>
      <QueryClientProvider client={parts.queries}>
        <ClientProvider client={parts.client}>
          <Forgets />
          <MetadataProvider>{null}</MetadataProvider>
        </ClientProvider>
      </QueryClientProvider>
    </SessionProvider>,
  );
  await waitFor(() => expect(parts.queries.isFetching()).toBe(0));
  expect(session.getState().failure).toBeNull();
});

/** Its effect runs before those of what follows it, all of which was rendered while there was a login. */
function Forgets() {
  const foreign = useSession((session) => session.loginForeign);
  const queries = useQueryClient();
  useEffect(() => {
    foreign();
    queries.clear();
  }, [foreign, queries]);
  return null;
}
