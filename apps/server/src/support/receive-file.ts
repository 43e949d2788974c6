// Receives one upload: inspected, stripped of metadata and hashed as it streams to a temporary file, which is synced at the
// end. Size and hash are those of the stripped file.
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
  /** The disk failed. */
  | { readonly failure: unknown };

/**
 * Reads to the end in any case, since a browser reads the answer only after it has sent everything. Throws when the
 * sender disconnects, and leaves no file behind unless it is complete.
 */
export async function receiveFile(
  content: AsyncIterable<Buffer>,
  newPath: () => Promise<string>,
): Promise<Received> {
  const inspector = new FileInspector();
  const writer = new Writer(newPath);
  let isComplete = false;
  // Blocks before the type is detected.
  let held: Buffer[] = [];
  let stripper: Stripper | null = null;

  async function strip(type: TicketFileType): Promise<Stripper> {
    const own = stripper ?? stripperFor(type);
    stripper = own;
    const stripped = held.flatMap((block) => own.strip(block));
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

  /** Everything that counts was synced before. */
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
