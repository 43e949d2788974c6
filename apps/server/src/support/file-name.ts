// What a person calls their file, as it may be shown to others: one line, without a path, of a sane length.
const longest = 120;

export function fileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim();
  return Array.from(plain).slice(-longest).join('') || 'file';
}
