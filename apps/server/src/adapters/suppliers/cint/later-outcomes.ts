// The Respondent Outcomes feed: how sessions ended, also those that no redirect reports, and what buyers adjusted afterwards.
// Public documents name it and some of its fields, but not its address; the form read here is the one that we ask Cint for.
import * as z from 'zod';
import { unreadable } from '#adapters/suppliers/genuine.ts';
import { problemsOf } from '#adapters/suppliers/problems-of.ts';
import { token } from '#adapters/suppliers/texts.ts';
import type { MessageItem } from '#ports/signed-message.ts';
import type { OutcomePage, SupplierOutcome } from '#ports/supplier.ts';
import type { CintApi } from './api.ts';
import { codeOf, isUnderWay, outcomeOf } from './outcomes.ts';

const pageSize = 500;

const page = z.object({
  outcomes: z.array(z.unknown()).max(pageSize * 2),
  cursor: z.string().min(1).max(1_000),
  more: z.boolean(),
});

const status = z.union([z.int(), z.string().regex(/^-?\d{1,4}$/)]).transform(String);
const line = z.object({
  mid: token(200),
  marketplace_status: status,
  client_status: status.nullish().transform((code) => code ?? ''),
  /** What it was before an adjustment, where Cint says so. */
  previous_client_status: status.nullish().transform((code) => code ?? ''),
});

export async function readOutcomes(
  { api, path }: { api: CintApi; path: string },
  cursor: string | null,
  signal: AbortSignal,
): Promise<OutcomePage> {
  const query = new URLSearchParams({ limit: `${pageSize}`, ...(cursor !== null && { cursor }) });
  const answer = await api.get(`${path}?${query}`, page, signal);
  return { outcomes: answer.outcomes.map(itemOf), cursor: answer.cursor, complete: !answer.more };
}

export function itemOf(row: unknown): MessageItem<SupplierOutcome> {
  const read = line.safeParse(row);
  if (!read.success) return unreadable(problemsOf(read.error, 'the line'), JSON.stringify(row) ?? '');
  const { mid, marketplace_status, client_status, previous_client_status } = read.data;
  const code = codeOf(marketplace_status, client_status);
  if (isUnderWay(code)) return { kind: 'ignored', reason: 'The session is still under way.' };
  const previous = previous_client_status === '' ? null : codeOf('3', previous_client_status);
  return { kind: 'readable', content: outcomeOf(mid, code, previous) };
}
