// Reads bytes that arrive in blocks in the portions of a format. It buffers one portion and one block at most.
export class ByteReader {
  #bytes: Buffer = Buffer.alloc(0);

  add(block: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? block : Buffer.concat([this.#bytes, block]);
  }

  /** All that has arrived and was not read yet. */
  get rest(): Buffer {
    return this.#bytes;
  }

  /** As much of it as has arrived. */
  readUpTo(bytes: number): Buffer {
    const portion = this.#bytes.subarray(0, bytes);
    this.#bytes = this.#bytes.subarray(portion.length);
    return portion;
  }

  /** Null until all of it has arrived. */
  read(bytes: number): Buffer | null {
    return this.#bytes.length < bytes ? null : this.readUpTo(bytes);
  }
}
