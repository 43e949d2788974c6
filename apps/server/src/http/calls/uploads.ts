// Forms with files, part by part as they stream in: bounded in bytes and parts, and cut when nothing comes any more.
import { ticketFiles } from '@earnwall/contract/limits';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#request/api-error.ts';
import type { FormPart } from '#request/form-part.ts';

/** All files at their largest, the texts, and what stands between them. */
const mostFormBytes = ticketFiles.max * Math.max(...Object.values(ticketFiles.bytesByType)) + 1_048_576;

/** A phone on a bad line needs minutes for a video; a line on which nothing comes is dead. */
export const formTimeoutMs = 600_000;
const stallMs = 30_000;

const limits = { parts: 64, fields: 16, fieldNameSize: 100, fieldSize: 65_536, headerPairs: 20 };

export async function* formParts(request: FastifyRequest): AsyncGenerator<FormPart> {
  if (!request.isMultipart())
    throw new ApiError('unsupported-media-type', 'The request body must be multipart/form-data.');
  const budget = new Budget(mostFormBytes);
  budget.check(Number(request.headers['content-length'] ?? 0));
  request.raw.on('data', ({ length }: Buffer) => budget.countPiece(length));
  request.raw.setTimeout(stallMs, () => request.raw.destroy());
  // Files end where the budget does; a limit of the parser would swallow the rest without a word.
  const parts = request.parts({ limits: { ...limits, fileSize: mostFormBytes } });
  try {
    for await (const part of readable(parts)) {
      budget.checkPieces();
      const field = part.fieldname;
      if (part.type === 'file')
        yield { kind: 'file', field, name: part.filename, content: within(budget, part.file) };
      else yield { kind: 'field', field, value: wholeText(part.value, part.valueTruncated) };
    }
  } finally {
    // Whoever stops reading early still lets the sender finish: a browser hears no answer before.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Each piece of a body costs as much as thousands of bytes, and whoever sends a form in earnest sends it in packets. */
const piecesAtFirst = 4_096;
const bytesPerPiece = 128;

/**
 * Counts the bytes of files and the pieces of the body. Who sends more than any ticket may have, or only tiny pieces, is
 * refused.
 */
class Budget {
  #taken = 0;
  #pieces = 0;
  #received = 0;

  constructor(private readonly most: number) {}

  take(bytes: number): void {
    this.#taken += bytes;
    this.check(this.#taken);
    this.checkPieces();
  }

  countPiece(bytes: number): void {
    this.#pieces += 1;
    this.#received += bytes;
  }

  checkPieces(): void {
    if (this.#pieces > piecesAtFirst + this.#received / bytesPerPiece)
      throw new ApiError('payload-too-large', 'The request body comes in too many pieces.');
  }

  check(bytes: number): void {
    if (bytes > this.most) throw new ApiError('payload-too-large', 'The request body is too large.');
  }
}

async function* within(budget: Budget, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of readable(content)) {
    budget.take(chunk.length);
    yield chunk;
  }
}

/** A form that breaks off or makes no sense is the sender's mistake; the parser says so in errors without a status. */
async function* readable<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const next = () =>
    iterator.next().catch((error: { statusCode?: number }) => {
      throw error.statusCode ? error : new ApiError('bad-request', 'The form cannot be read.');
    });
  try {
    for (let item = await next(); !item.done; item = await next()) yield item.value;
  } finally {
    await iterator.return?.();
  }
}

function wholeText(value: unknown, isTruncated: boolean): string {
  if (typeof value !== 'string' || isTruncated)
    throw new ApiError('bad-request', 'A field of the form cannot be read.');
  return value;
}
