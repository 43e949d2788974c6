// Detects the type of an upload from its bytes as they arrive (TK-02), whatever its name and its sender say.
import { ticketFiles } from '@earnwall/contract/limits';
import {
  isTicketFileType,
  type TicketFileProblem,
  type TicketFileType,
  ticketFileProblem,
} from '@earnwall/domain/validation/ticket';
import { fileTypeFromBuffer } from 'file-type';
import { PolyglotDetector } from './polyglot.ts';

export const wrongType: TicketFileProblem = 'ticket_wrong-file-type_updated';

/** Enough of the beginning to detect any of our types. */
const headBytes = 16 * 1024;

export type Inspection = { readonly type: TicketFileType } | { readonly problem: TicketFileProblem };

export class FileInspector {
  /** Until it is long enough to detect the type. */
  #head: Buffer | null = Buffer.alloc(0);
  /** Null until it is detected. */
  type: TicketFileType | null = null;
  readonly #polyglot = new PolyglotDetector();
  bytes = 0;
  problem: TicketFileProblem | null = null;

  async add(chunk: Buffer): Promise<void> {
    this.bytes += chunk.length;
    if (this.#polyglot.isFoundIn(chunk)) this.problem = wrongType;
    if (this.#head) {
      this.#head = Buffer.concat([this.#head, chunk]);
      if (this.#head.length >= headBytes) await this.#decide(this.#head);
    }
    // Whatever its type, it must not exceed the largest limit.
    const most = this.type ? ticketFiles.bytesByType[this.type] : largest;
    if (this.bytes > most) this.problem ??= 'ticket_wrong-file-size_updated';
  }

  /** After the last chunk. */
  async end(): Promise<Inspection> {
    if (this.#head) await this.#decide(this.#head);
    if (this.problem) return { problem: this.problem };
    if (!this.type || this.#polyglot.isFoundAtEnd()) return { problem: wrongType };
    const problem = ticketFileProblem({ type: this.type, size: this.bytes });
    return problem ? { problem } : { type: this.type };
  }

  async #decide(head: Buffer): Promise<void> {
    this.#head = null;
    const type = await contentTypeOf(head);
    if (isTicketFileType(type)) this.type = type;
    else this.problem ??= wrongType;
  }
}

const largest = Math.max(...Object.values(ticketFiles.bytesByType));

async function contentTypeOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // An animated PNG is compatible with PNG, and is named and sent as one.
  return found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? '');
}
