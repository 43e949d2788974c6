// Reads a ticket's form to its end: texts are collected, files are received one after the other, and all problems are
// collected, so that the user gets all of them at once (TK-02).

import { fileName } from '@earnwall/domain/validation/file-name';
import { ticketQuantityProblem } from '@earnwall/domain/validation/ticket';
import type { UploadedFile } from '#ports/files.ts';
import type { FieldErrors } from '#request/api-error.ts';
import type { FormPart } from '#request/form-part.ts';
import { receiveFile } from './receive-file.ts';

export interface TicketUpload extends UploadedFile {
  readonly name: string;
}

export interface ReceivedForm {
  readonly texts: Readonly<Record<string, string>>;
  /** Parts that the form does not have, or twice. */
  readonly unexpected: FieldErrors;
  /** What a rule refuses: `files.0` for the first file, `files` when there are too many. */
  readonly problems: FieldErrors;
  /** The disk failed. */
  readonly failure: unknown;
}

interface ReceiveOptions {
  readonly filesField: string;
  /** The temporary path of the next file. */
  newPath(): Promise<string>;
  /** Filled with each complete upload, so that all are known even when the sender disconnects. */
  readonly uploads: TicketUpload[];
}

export async function receiveForm(
  parts: AsyncIterable<FormPart>,
  { filesField, newPath, uploads }: ReceiveOptions,
): Promise<ReceivedForm> {
  const texts: Record<string, string> = {};
  const unexpected: Record<string, string[]> = {};
  const problems: Record<string, string[]> = {};
  let failure: unknown = null;
  let files = 0;

  async function receiveNext(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    const key = `files.${files}`;
    files += 1;
    const tooMany = ticketQuantityProblem(files);
    if (tooMany) {
      problems.files = [tooMany];
      return await drain(content);
    }
    const received = await receiveFile(content, newPath);
    if ('uploaded' in received)
      uploads.push({ ...received.uploaded, name: fileName(name, received.uploaded.type) });
    else if ('problem' in received) problems[key] = [received.problem];
    else failure ??= received.failure;
  }

  for await (const part of parts) {
    const isTwice = part.kind === 'field' && Object.hasOwn(texts, part.field);
    const isUnexpected = part.kind === 'file' && part.field !== filesField;
    if (isTwice || isUnexpected) unexpected[part.field] = ['does not belong here'];
    if (part.kind === 'field') texts[part.field] ??= withPlainBreaks(part.value);
    else if (isUnexpected) await drain(part.content);
    else await receiveNext(part.name, part.content);
  }
  return { texts, unexpected, problems, failure };
}

/** Forms are sent with CRLF line breaks. */
const withPlainBreaks = (text: string): string => text.replaceAll('\r\n', '\n');

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}
