// Encodes a WebSocket text frame (RFC 6455, section 5.2) as a latin1 string of its bytes, which Node writes without a copy
// of its own. It is encoded once for all listeners, and each of them costs one write, where the library would encode it
// again and write it in two parts.
const finalText = 0x81;

/** Only the text in the middle may have other characters than those of ASCII. */
export function textFrame(before: string, text: string, after: string): string {
  const bytes = Buffer.byteLength(text);
  const start = startOf(before.length + bytes + after.length);
  // Where every character is one byte, the text is its own bytes; it is put together once, when it is written.
  return start + before + (bytes === text.length ? text : Buffer.from(text).toString('latin1')) + after;
}

function startOf(length: number): string {
  if (length < 126) return String.fromCharCode(finalText, length);
  if (length < 65_536) return String.fromCharCode(finalText, 126, length >> 8, length & 255);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(finalText, 127, ...long);
}
