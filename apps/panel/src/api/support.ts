import type { BodyOf } from '@earnwall/contract/call-types';
import type { Client } from './client/client.ts';
import { uploading } from './client/upload.ts';

/** A ticket on its way: what it holds is called email, text, uhash and files (TK-01). */
export interface SentTicket {
  email: string;
  text: string;
  files: readonly { file: File }[];
  attempt: string | null;
  kind: 'question' | 'appeal';
  key: string;
}

interface Upload {
  signal: AbortSignal;
  progressed: (share: number) => void;
}

/** POST /support-ticket: false or an exception means that it is not there (TK-03). */
export async function sendTicket(
  client: Client,
  { files, attempt, kind, ...ticket }: SentTicket & { uhash: string },
  { signal, progressed }: Upload,
): Promise<boolean> {
  const fields = {
    ...{ ...ticket, email: ticket.email.trim() },
    ...(attempt !== null && { attempt }),
    // The specification's ticket has no kind.
    ...(kind === 'appeal' && { kind }),
  } satisfies BodyOf<'support/post-support-ticket'>;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const { file } of files) body.append('files[]', file, file.name);
  const sending = { signal, fetch: uploading(progressed) };
  const { result } = await client.call('support/post-support-ticket', { body }, sending);
  return result;
}

/** Nobody waits for it, and a failure is not shown. */
export function sendErrorInfo(client: Client, message: string): void {
  client.call('errors/post-errors-js', { body: { message } }).catch(() => undefined);
}
