// The adapter of the sandbox's survey supplier, which the product treats like any other: HTTP, an API key, its own format.
import * as z from 'zod';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { InventoryPage, InventorySupplier } from '#ports/supplier.ts';
import { inSlices } from '#request/in-slices.ts';
import { defaultRetryPolicy, type RetryPolicy } from './fetch-json.ts';
import { type SandboxAccess, sandboxAccount } from './sandbox-account.ts';
import { type TranslatedProject, translateProject } from './sandbox-inventory.ts';
import { fetchPage } from './sandbox-page.ts';
import { unreadRow } from './unread-row.ts';

const pageSize = 500;

const feedPage = z.object({
  projects: z.array(z.unknown()).max(pageSize * 2),
  cursor: z.string().min(1).max(1000),
  more: z.boolean(),
});

export function sandboxSupplier(
  access: SandboxAccess,
  policy: RetryPolicy = defaultRetryPolicy,
): InventorySupplier {
  return {
    ...sandboxAccount(access, { id: 'sandbox-exchange', name: 'Sandbox Exchange' }),
    feed: {
      kind: 'list',
      read: async (cursor, signal) => {
        const wanted = { path: '/supplier/inventory', pageSize, cursor };
        return readPage(await fetchPage(wanted, access, policy, signal));
      },
    },
  };
}

async function readPage(answer: unknown): Promise<InventoryPage> {
  const page = feedPage.safeParse(answer);
  if (!page.success)
    throw new SupplierUnavailable('A page of the supplier does not have the expected format');
  const items = await inSlices(page.data.projects, translateProject);
  return {
    surveys: items.flatMap((item) => (item.kind === 'open' ? [item.survey] : [])),
    closed: items.flatMap((item) => (item.kind === 'closed' || item.kind === 'unusable' ? [item.ref] : [])),
    unread: items.flatMap((item, place) =>
      isLeftOut(item) ? [unreadRow(item, page.data.projects[place])] : [],
    ),
    cursor: page.data.cursor,
    complete: !page.data.more,
  };
}

type LeftOut = Extract<TranslatedProject, { kind: 'unusable' | 'malformed' }>;

const isLeftOut = (item: TranslatedProject): item is LeftOut =>
  item.kind === 'unusable' || item.kind === 'malformed';
