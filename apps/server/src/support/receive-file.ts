// One file on its way in: judged and hashed as it streams to a temporary file, which is written through in the end.
import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { TicketFileProblem } from '@earnwall/domain/validation/ticket';
import { type ArrivedFile, diskFailure } from '#ports/files.ts';
import { FileJudge } from './file-judge.ts';

export type Received =
  | { readonly arrived: ArrivedFile }
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
  const judge = new FileJudge();
  const writer = new Writer(newPath);
  let hasArrived = false;
  try {
    for await (const chunk of content) {
      if (judge.problem) continue;
      await judge.take(chunk);
      if (!judge.problem) await writer.write(chunk);
    }
    const verdict = await judge.end();
    if ('problem' in verdict) return verdict;
    const sha256 = await writer.finish();
    if (writer.failure || writer.path === null) return { failure: writer.failure };
    hasArrived = true;
    return { arrived: { path: writer.path, sha256, type: verdict.type, bytes: judge.bytes } };
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

  constructor(private readonly newPath: () => Promise<string>) {}

  async write(chunk: Buffer): Promise<void> {
    this.#hash.update(chunk);
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
