import { createContext, type ReactNode } from 'react';
import { useRequired } from '#lib/hooks/use-required.ts';
import type { Client } from './client/client.ts';

const ClientContext = createContext<Client | null>(null);

export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

export function useClient(): Client {
  return useRequired(ClientContext);
}
