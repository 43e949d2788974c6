// What a person calls their file, as it may be shown to others: one line, without a path, of a sane length.
const longest = 120;

/** What browsers put in place of characters that would end a name within a form. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': ' ', '%0A': ' ' };

export function fileName(given: string): string {
  const name = given.replace(/%(?:22|0D|0A)/g, (escaped) => escapes[escaped] ?? '');
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').trim();
  return Array.from(plain).slice(-longest).join('') || 'file';
}
