import type { TicketFile } from '@earnwall/contract/entities/ticket';

export type DraftFile = TicketFile<File>;

/** What the user has put together so far. It is replaced, never changed: the same draft is the same ticket. */
export interface Draft {
  readonly email: string;
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** The id of the attempt it is about. */
  readonly attempt: string | null;
  /** An appeal is against the state of the account. */
  readonly kind: 'question' | 'appeal';
}

export const emptyDraft: Draft = { email: '', text: '', files: [], attempt: null, kind: 'question' };
