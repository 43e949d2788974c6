// Asks for outcomes that changed after the fact. Where a list has no changes it is read from its beginning each time: what was
// said before has the same transactions, and nothing follows twice.
import { CursorExpired } from '#ports/feed.ts';
import type { OutcomePage } from '#ports/supplier.ts';
import { rowsOf } from './feed-pages.ts';
import { pageEnd, pageValues } from './pages.ts';
import type { Reconcile } from './schema/callback.ts';
import type { Paging } from './schema/paging.ts';
import { type Access, sendRequest } from './send-request.ts';
import { readCorrection } from './survey-messages.ts';

type Rules = Parameters<typeof readCorrection>[3];

export function pollCorrections(reconcile: Reconcile, rules: Rules, access: Access) {
  return async (stored: string | null, signal: AbortSignal): Promise<OutcomePage> => {
    const { poll, items = '' } = reconcile;
    if (!poll) return { outcomes: [], cursor: stored ?? '', complete: true };
    const cursor = isKnown(poll.paging, stored) ? stored : null;
    const answer = await sendRequest(poll.request, pageValues(poll.paging, cursor), access, signal);
    const rows = rowsOf(answer, items);
    return {
      outcomes: rows.flatMap((row) => readCorrection(row, JSON.stringify(row), reconcile, rules)),
      ...pageEnd(poll.paging, answer, rows.length, cursor),
    };
  };
}

function isKnown(paging: Paging, cursor: string | null): boolean {
  try {
    pageValues(paging, cursor);
    return true;
  } catch (error) {
    if (error instanceof CursorExpired) return false;
    throw error;
  }
}
