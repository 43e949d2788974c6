// An answer that is a file: an upload, or one that was made for the request.
import type { Readable } from 'node:stream';

export class FileAnswer {
  constructor(
    readonly content: Readable,
    readonly facts: {
      readonly name: string;
      readonly type: string;
      /** Null where it is not known before the last one is sent. */
      readonly bytes: number | null;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ) {}
}
