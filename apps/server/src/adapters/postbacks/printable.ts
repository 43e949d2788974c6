// The beginning of an answer as text that any log, terminal or database takes.

export function printable(bytes: Buffer): string {
  if (bytes.length === 0) return '';
  // As a stream, so that a character cut in two at the end is left out.
  const text = new TextDecoder().decode(bytes, { stream: true });
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
