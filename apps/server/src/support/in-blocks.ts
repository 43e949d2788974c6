// Re-chunks a stream into blocks: a file sent byte by byte would otherwise be inspected, hashed and written byte by byte.

/** A common size of disk writes; the cost per block hardly depends on its size. */
const blockBytes = 64 * 1024;

export async function* inBlocks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let block = Buffer.allocUnsafe(blockBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const copied = chunk.copy(block, filled, at);
      at += copied;
      filled += copied;
      if (filled < blockBytes) continue;
      yield block;
      // The consumer may still reference parts of the last one.
      block = Buffer.allocUnsafe(blockBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}
