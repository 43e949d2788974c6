// A ticket's form, read to its end: texts are noted, files are received one after the other, and whatever speaks against
// them is gathered, so that the sender hears all of it at once (TK-02).

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
  /** Parts that do not belong into this form. */
  readonly unexpected: FieldErrors;
  /** What a rule refuses: `files.0` for the first file, `files` when there are too many. */
  readonly problems: FieldErrors;
  /** The disk would not take a file. */
  readonly failure: unknown;
}

interface ReceiveOptions {
  readonly filesField: string;
  /** Where the next file arrives. */
  newPath(): Promise<string>;
  /** Takes each file that has uploads, so that all are known even when the sender goes away. */
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
    const place = `files.${files}`;
    files += 1;
    const tooMany = ticketQuantityProblem(files);
    if (tooMany) {
      problems.files = [tooMany];
      return await drain(content);
    }
    const received = await receiveFile(content, newPath);
    if ('uploaded' in received)
      uploads.push({ ...received.uploaded, name: fileName(name, received.uploaded.type) });
    else if ('problem' in received) problems[place] = [received.problem];
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

/** Forms travel with the line breaks of mail. */
const withPlainBreaks = (text: string): string => text.replaceAll('\r\n', '\n');

async function drain(content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of content);
}
