// An answer that is an uploaded file.
import type { Readable } from 'node:stream';

export class FileAnswer {
  constructor(
    readonly content: Readable,
    readonly facts: { readonly name: string; readonly type: string; readonly bytes: number },
  ) {}
}
