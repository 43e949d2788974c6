/** Several names as the language puts them in a row: "Dog, Cat", "犬、猫", "Hund und Katze". */
export function listText(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { style: 'narrow' }).format(names);
}
