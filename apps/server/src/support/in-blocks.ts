// The same bytes in blocks: whoever sends a file in pieces of a byte would else have each of them judged, hashed and
// written by itself.

/** What one look at a file costs does not grow much with its bytes; this is a usual size for disk writes. */
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
      // Whoever was handed the last one may still hold parts of it.
      block = Buffer.allocUnsafe(blockBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}
