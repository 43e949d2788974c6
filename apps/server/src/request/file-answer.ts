// An answer that is a file: an upload, or one that was made for the request.
import type { Readable } from 'node:stream';

export class FileAnswer {
  constructor(
    readonly content: Readable,
    readonly facts: {
      readonly name: string;
      readonly type: string;
      readonly bytes: number;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ) {}
}
