// Where files that people send are kept: a folder, or an object store. They arrive in a folder of the node, are judged
// there, and are handed over whole.
import type { Readable } from 'node:stream';

export interface Files {
  /** A path on this node for a file that begins to arrive. It belongs to nothing yet. */
  newArrival(): Promise<string>;
  /** Takes away what came last to a path before that moment and was never kept; answers how many there were. */
  clearArrivals(before: Date): Promise<number>;
  /** Takes over a file that has arrived. Resolved means kept: neither a crash nor a power cut takes it away. */
  keep(key: string, arrived: ArrivedFile): Promise<void>;
  /** The bytes under a key; null when there are none. */
  read(key: string): Promise<Readable | null>;
  /** Nothing happens where nothing is. */
  remove(key: string): Promise<void>;
  /** Keys whose files were kept before that moment, in no order. */
  keptBefore(moment: Date): AsyncIterable<string>;
}

/** Whole, and written through to the disk. */
export interface ArrivedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** No room, a broken disk, an object store that does not answer: worth another try later. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';

  constructor(cause: unknown) {
    super('Files cannot be kept or read', { cause });
  }
}

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ENODEV', 'ESTALE']);

/** Tells a disk that is full, broken or gone from a mistake of ours. */
export function diskFailure(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && diskCodes.has(code) ? new FilesUnavailable(error) : error;
}
