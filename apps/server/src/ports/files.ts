// Where uploaded files are stored: a folder, or an object store. They are first written to a temporary folder of the node,
// inspected there, and stored when they are complete.
import type { Readable } from 'node:stream';

export interface Files {
  /** A temporary path on this node for a new upload. */
  newUploadPath(): Promise<string>;
  /** Deletes uploads last written before that moment that were never stored; resolves to how many there were. */
  clearUploads(before: Date): Promise<number>;
  /** Stores a complete upload. Resolved means durable: neither a crash nor a power cut loses it. */
  store(key: string, uploaded: UploadedFile): Promise<void>;
  /** The bytes under a key; null when there are none. */
  read(key: string): Promise<Readable | null>;
  /** Nothing happens where nothing is. */
  remove(key: string): Promise<void>;
  /** Keys whose files were stored before that moment, in no order. */
  storedBefore(moment: Date): AsyncIterable<string>;
}

/** Complete, and synced to the disk. */
export interface UploadedFile {
  readonly path: string;
  readonly type: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A full or broken disk, or an object store that does not answer: worth a retry later. */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';

  constructor(cause: unknown) {
    super('Files cannot be stored or read: check the disk of DATA_DIR, or the object store', { cause });
  }
}

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE', 'ENODEV', 'ESTALE']);

/** Distinguishes a disk that is full, broken or gone from a bug of ours. */
export function diskFailure(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && diskCodes.has(code) ? new FilesUnavailable(error) : error;
}
