// A file that somebody else uploaded, to be handed out by an answer.
import type { Readable } from 'node:stream';

export class FileAnswer {
  constructor(
    readonly content: Readable,
    readonly facts: { readonly name: string; readonly type: string; readonly bytes: number },
  ) {}
}
