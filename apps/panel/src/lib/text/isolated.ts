// In a sentence from right to left a sign would jump to the far side of its number, and a Latin name would drag its
// neighbours along (LO-01). Characters keep a value apart, not elements: a label or a title holds no elements.
const ISOLATE = '\u2068';
const END = '\u2069';

export function isolated(value: string): string {
  return `${ISOLATE}${value}${END}`;
}

/** The signs of "+15%" and "≈60%" belong to their number: they are taken in from the words around it. */
export function withSigns(sentence: string): string {
  return sentence.replace(/([+−≈-])\u2068/g, `${ISOLATE}$1`).replace(/\u2069([\u00a0\u202f]?%)/g, `$1${END}`);
}
