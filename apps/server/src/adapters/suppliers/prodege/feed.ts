// Reads Prodege's list: one signed request that answers all that is open. There are no changes to ask for, so the whole list
// is read each time.
import * as z from 'zod';
import { fetchJson, type RetryPolicy } from '#adapters/suppliers/fetch-json.ts';
import { unreadRow } from '#adapters/suppliers/unread-row.ts';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import type { InventoryFeed, InventoryPage } from '#ports/supplier.ts';
import { inSlices } from '#request/in-slices.ts';
import { translateProject, type Vocabulary } from './project.ts';
import { type Parameters, signatureOf } from './sign.ts';

interface Access {
  readonly base: string;
  readonly everyMs: number;
  readonly apiKey: string;
  readonly secret: string;
  readonly policy: RetryPolicy;
  now(): number;
}

const answerForm = z.object({ surveys: z.array(z.unknown()).max(100_000) });

export function prodegeFeed(access: Access, vocabulary: Vocabulary): InventoryFeed {
  return {
    kind: 'list',
    everyMs: access.everyMs,
    read: async (cursor, signal) => {
      if (cursor !== null) throw new CursorExpired('Prodege answers whole lists only');
      const answer = answerForm.safeParse(await fetchJson(requestOf(access), {}, access.policy, signal));
      if (!answer.success)
        throw new SupplierUnavailable('The list of surveys does not have the expected format');
      return pageOf(answer.data.surveys, vocabulary);
    },
  };
}

function requestOf({ base, apiKey, secret, now }: Access): URL {
  const signed: Parameters = [
    ['apik', apiKey],
    ['request_date', `${now()}`],
  ];
  const address = new URL(`${base.replace(/\/$/, '')}/get-surveys-for-vendor`);
  for (const [name, value] of [...signed, ['signature', signatureOf(signed, secret)] as const])
    address.searchParams.set(name, value);
  return address;
}

async function pageOf(rows: readonly unknown[], vocabulary: Vocabulary): Promise<InventoryPage> {
  const projects = await inSlices(rows, (row) => ({ row, project: translateProject(row, vocabulary) }));
  return {
    surveys: projects.flatMap(({ project }) => (project.kind === 'surveys' ? project.surveys : [])),
    closed: [],
    unread: projects.flatMap(({ row, project }) =>
      project.kind === 'unread' ? [unreadRow(project, row)] : [],
    ),
    cursor: 'whole',
    complete: true,
  };
}
