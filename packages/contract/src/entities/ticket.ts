import * as z from 'zod';
import { ticketMessage } from '../limits.ts';
import { hash } from './scalars.ts';

/** The text fields of a support ticket (spec §3, §5); its files travel beside them. */
export const ticket = z.strictObject({
  email: z.email().max(254),
  text: z.string().trim().min(ticketMessage.minCharacters).max(10_000),
  uhash: hash,
});

export type Ticket = z.infer<typeof ticket>;

/** A file of a ticket while it is edited; `Blob` is whatever the platform holds a file in. */
export interface TicketFile<Blob> {
  readonly id: string;
  readonly file: Blob;
  /** An address the preview can be shown from. */
  readonly preview: string;
}
