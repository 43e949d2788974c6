// Suppliers that write into their entry links all that they were told, so that tests can read it there.
import type { EnteringClick, Supplier } from '#ports/supplier.ts';
import { suppliers } from '#store/schema/surveys.ts';
import type { TestServer } from './server.ts';
import { exchange } from './survey-clicks.ts';

export const tellingHost = 'telling.test';

export function tellingSupplier(id: string, given: Partial<Supplier> = {}): Supplier {
  return {
    ...exchange,
    id,
    entryUrl: `https://${tellingHost}/enter`,
    redirectHosts: [tellingHost],
    entryLink: (click) => {
      const link = new URL(click.link ?? `https://${tellingHost}/enter`);
      link.searchParams.set('told', JSON.stringify(click));
      return link.href;
    },
    ...given,
  };
}

export async function storeSuppliers({ database }: TestServer, all: readonly Supplier[]): Promise<void> {
  await database.db.insert(suppliers).values(
    all.map(({ id, name, entryUrl: entry_url, redirectHosts }) => ({
      ...{ id, name, entry_url, redirect_hosts: [...redirectHosts] },
    })),
  );
}

export function toldIn(location: string | null): EnteringClick {
  const told = location && new URL(location, 'https://panel.test').searchParams.get('told');
  if (!told) throw new Error(`No supplier was told anything at ${location}`);
  return JSON.parse(told) as EnteringClick;
}
