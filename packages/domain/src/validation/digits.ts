// Arabic, Persian and Hindi keyboards have their own digits; the product shows and sends Latin ones.

/** Every block of decimal digits in Unicode starts at its zero and holds ten in a row. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Only the digits of a text, as Latin ones. */
export function digitsOf(text: string): string {
  return Array.from(text, latinDigit).join('');
}

function latinDigit(character: string): string {
  if (character >= '0' && character <= '9') return character;
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? '' : String(code - zero);
}
