import type { CallRow } from '@earnwall/contract/call-row';
import type { CallName } from '@earnwall/contract/calls';
import { firstCalls } from '@earnwall/contract/first-calls';

const firstRows: Partial<Record<CallName, CallRow>> = firstCalls;

/** What an opened list calls is known at once; the table of all calls follows with the first other one. */
export async function callRow(name: CallName): Promise<CallRow> {
  return firstRows[name] ?? (await import('@earnwall/contract/calls')).calls[name];
}
