// Streams multipart forms part by part: limited in bytes and parts, and aborted when the sender stalls.
import { ticketFiles } from '@earnwall/contract/limits';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#request/api-error.ts';
import type { FormPart } from '#request/form-part.ts';

/** All files at their maximum size, the text fields, and the boundaries. */
const maxFormBytes = ticketFiles.max * Math.max(...Object.values(ticketFiles.bytesByType)) + 1_048_576;

/** A phone on a slow connection needs minutes for a video; one that sends nothing is aborted after `stallMs`. */
export const formTimeoutMs = 600_000;
const stallMs = 30_000;

const limits = { parts: 64, fields: 16, fieldNameSize: 100, fieldSize: 65_536, headerPairs: 20 };

export async function* formParts(request: FastifyRequest): AsyncGenerator<FormPart> {
  if (!request.isMultipart())
    throw new ApiError('unsupported-media-type', 'The request body must be multipart/form-data.');
  const budget = new Budget(maxFormBytes);
  budget.check(Number(request.headers['content-length'] ?? 0));
  request.raw.on('data', ({ length }: Buffer) => budget.countChunk(length));
  request.raw.setTimeout(stallMs, () => request.raw.destroy());
  // The budget limits files; the parser's own limit would truncate them silently.
  const parts = request.parts({ limits: { ...limits, fileSize: maxFormBytes } });
  try {
    for await (const part of readable(parts)) {
      budget.checkChunks();
      const field = part.fieldname;
      if (part.type === 'file')
        yield { kind: 'file', field, name: part.filename, content: within(budget, part.file) };
      else yield { kind: 'field', field, value: wholeText(part.value, part.valueTruncated) };
    }
  } finally {
    // The rest is read and dropped: a browser reads the answer only after it has sent everything.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** Each chunk of a body costs as much as thousands of bytes, and real clients send large chunks. */
const initialChunks = 4_096;
const bytesPerChunk = 128;

/**
 * Counts the bytes of files and the chunks of the body. A sender of more than any ticket may have, or of tiny chunks only,
 * is refused.
 */
class Budget {
  #fileBytes = 0;
  #chunks = 0;
  #received = 0;

  constructor(private readonly most: number) {}

  add(bytes: number): void {
    this.#fileBytes += bytes;
    this.check(this.#fileBytes);
    this.checkChunks();
  }

  countChunk(bytes: number): void {
    this.#chunks += 1;
    this.#received += bytes;
  }

  checkChunks(): void {
    if (this.#chunks > initialChunks + this.#received / bytesPerChunk)
      throw new ApiError('payload-too-large', 'The request body is sent in too many chunks.');
  }

  check(bytes: number): void {
    if (bytes > this.most) throw new ApiError('payload-too-large', 'The request body is too large.');
  }
}

async function* within(budget: Budget, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of readable(content)) {
    budget.add(chunk.length);
    yield chunk;
  }
}

/** An incomplete or malformed form is the sender's error; the parser reports it by errors without a status. */
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
