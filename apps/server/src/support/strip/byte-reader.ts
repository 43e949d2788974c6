// Bytes that arrive in blocks, taken in the portions a format is made of. What is not yet there is waited for; no more is
// held than one portion and one block.
export class ByteReader {
  #bytes: Buffer = Buffer.alloc(0);

  add(block: Buffer): void {
    this.#bytes = this.#bytes.length === 0 ? block : Buffer.concat([this.#bytes, block]);
  }

  /** All that is there and was not taken. */
  get rest(): Buffer {
    return this.#bytes;
  }

  /** So much of it as is there. */
  takeUpTo(bytes: number): Buffer {
    const taken = this.#bytes.subarray(0, bytes);
    this.#bytes = this.#bytes.subarray(taken.length);
    return taken;
  }

  /** Null until all of it is there. */
  take(bytes: number): Buffer | null {
    return this.#bytes.length < bytes ? null : this.takeUpTo(bytes);
  }
}
