// One file on its way in: judged, stripped and hashed as it streams to a temporary file, which is written through in the
// end. Its size and its hash are those of what is kept.
import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { TicketFileProblem, TicketFileType } from '@earnwall/domain/validation/ticket';
import { diskFailure, type UploadedFile } from '#ports/files.ts';
import type { Stripper } from '#support/strip/stripper.ts';
import { stripperFor } from '#support/strip/stripper-for.ts';
import { FileInspector, wrongType } from './file-inspector.ts';
import { inBlocks } from './in-blocks.ts';

export type Received =
  | { readonly arrived: UploadedFile & { readonly type: TicketFileType } }
  | { readonly problem: TicketFileProblem }
  /** The disk would not take it. */
  | { readonly failure: unknown };

/**
 * Reads to the end in any case, since a browser hears no answer before all is sent. Throws when the sender is gone, and
 * leaves nothing behind unless the file has arrived.
 */
export async function receiveFile(
  content: AsyncIterable<Buffer>,
  newPath: () => Promise<string>,
): Promise<Received> {
  const judge = new FileInspector();
  const writer = new Writer(newPath);
  let hasArrived = false;
  // Until the type is known, which the first block tells.
  let held: Buffer[] = [];
  let stripper: Stripper | null = null;

  async function keep(type: TicketFileType): Promise<Stripper> {
    const own = stripper ?? stripperFor(type);
    stripper = own;
    const kept = held.flatMap((block) => own.take(block));
    held = [];
    if (kept.length > 0) await writer.write(Buffer.concat(kept));
    return own;
  }

  try {
    for await (const block of inBlocks(content)) {
      if (judge.problem) continue;
      await judge.take(block);
      held.push(block);
      if (judge.type && !judge.problem) await keep(judge.type);
    }
    const verdict = await judge.end();
    if ('problem' in verdict) return verdict;
    const { isWhole } = await keep(verdict.type);
    if (!isWhole) return { problem: wrongType };
    const sha256 = await writer.finish();
    if (writer.failure || writer.path === null) return { failure: writer.failure };
    hasArrived = true;
    return { arrived: { path: writer.path, sha256, type: verdict.type, bytes: writer.bytes } };
  } finally {
    await writer.close();
    if (!hasArrived && writer.path !== null) await rm(writer.path, { force: true });
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
