import { type Look, sizes } from './look.ts';

export const tableHead = row(['language', 'pictures', ...sizes.map(({ width }) => `${width} px`)]);

/** How many faults a language has at each width, then every one of them. */
export function linesOf(language: string, looks: readonly Look[]): string[] {
  const counts = sizes.map(({ width }) => looks.flatMap((look) => (look.width === width ? look.faults : [])));
  const words = counts.map(({ length }) => (length > 0 ? `${length} faults` : 'ok'));
  return [row([language, `${looks.length}`, ...words]), ...looks.flatMap(faultLines)];
}

export function faultLines({ preview, language, width, faults }: Look): string[] {
  return faults.map((fault) => `  ${preview}, ${language}, ${width} px: ${fault}`);
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padEnd(12)).join('');
}
