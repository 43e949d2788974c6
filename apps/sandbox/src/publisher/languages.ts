// The languages of the panel (LO-01), each by its own name.
const codes = 'en de es fr it nl pt pt-BR pl ar cs da fi id ja ko ms no ro sv th tr vi zh fil'.split(' ');

export interface Language {
  code: string;
  name: string;
}

export const languages: readonly Language[] = codes.map((code) => ({ code, name: ownName(code) }));

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
