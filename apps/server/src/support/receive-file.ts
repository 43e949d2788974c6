// One file on its way in: judged, stripped and hashed as it streams to a temporary file, which is written through in the
// end. Its size and its hash are those of what is stripped.
import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { TicketFileProblem, TicketFileType } from '@earnwall/domain/validation/ticket';
import { diskFailure, type UploadedFile } from '#ports/files.ts';
import type { Stripper } from '#support/strip/stripper.ts';
import { stripperFor } from '#support/strip/stripper-for.ts';
import { FileInspector, wrongType } from './file-inspector.ts';
import { inBlocks } from './in-blocks.ts';

export type Received =
  | { readonly uploaded: UploadedFile & { readonly type: TicketFileType } }
  | { readonly problem: TicketFileProblem }
  /** The disk would not take it. */
  | { readonly failure: unknown };

/**
 * Reads to the end in any case, since a browser hears no answer before all is sent. Throws when the sender is gone, and
 * leaves nothing behind unless the file has uploaded.
 */
export async function receiveFile(
  content: AsyncIterable<Buffer>,
  newPath: () => Promise<string>,
): Promise<Received> {
  const inspector = new FileInspector();
  const writer = new Writer(newPath);
  let isComplete = false;
  // Until the type is known, which the first block tells.
  let held: Buffer[] = [];
  let stripper: Stripper | null = null;

  async function strip(type: TicketFileType): Promise<Stripper> {
    const own = stripper ?? stripperFor(type);
    stripper = own;
    const stripped = held.flatMap((block) => own.take(block));
    held = [];
    if (stripped.length > 0) await writer.write(Buffer.concat(stripped));
    return own;
  }

  try {
    for await (const block of inBlocks(content)) {
      if (inspector.problem) continue;
      await inspector.add(block);
      held.push(block);
      if (inspector.type && !inspector.problem) await strip(inspector.type);
    }
    const inspection = await inspector.end();
    if ('problem' in inspection) return inspection;
    const { isWhole } = await strip(inspection.type);
    if (!isWhole) return { problem: wrongType };
    const sha256 = await writer.finish();
    if (writer.failure || writer.path === null) return { failure: writer.failure };
    isComplete = true;
    return { uploaded: { path: writer.path, sha256, type: inspection.type, bytes: writer.bytes } };
  } finally {
    await writer.close();
    if (!isComplete && writer.path !== null) await rm(writer.path, { force: true });
  }
}

/** After its first failure it writes nothing more. */
class Writer {
  readonly #hash = createHash('sha256');
  #file: FileHandle | null = null;
  path: string | null = null;
  failure: unknown = null;
  bytes = 0;

  constructor(private readonly newPath: () => Promise<string>) {}

  async write(chunk: Buffer): Promise<void> {
    this.#hash.update(chunk);
    this.bytes += chunk.length;
    await this.#attempt(async () => {
      this.path ??= await this.newPath();
      this.#file ??= await open(this.path, 'wx', 0o600);
      await this.#file.writeFile(chunk);
    });
  }

  async finish(): Promise<string> {
    await this.#attempt(async () => await this.#file?.sync());
    return this.#hash.digest('hex');
  }

  /** Whatever counts was written through before. */
  async close(): Promise<void> {
    await this.#file?.close().catch(() => {});
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.failure) return;
    try {
      await work();
    } catch (error) {
      this.failure = diskFailure(error);
    }
  }
}
