import { type Inspection, sizes } from './inspect-screen.ts';

export const tableHead = row(['language', 'pictures', ...sizes.map(({ width }) => `${width} px`)]);

/** How many faults a language has at each width, then every one of them. */
export function linesOf(language: string, inspections: readonly Inspection[]): string[] {
  const counts = sizes.map(({ width }) =>
    inspections.flatMap((inspection) => (inspection.width === width ? inspection.faults : [])),
  );
  const words = counts.map(({ length }) => (length > 0 ? `${length} faults` : 'ok'));
  return [row([language, `${inspections.length}`, ...words]), ...inspections.flatMap(faultLines)];
}

export function faultLines({ preview, language, width, faults }: Inspection): string[] {
  return faults.map((fault) => `  ${preview}, ${language}, ${width} px: ${fault}`);
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padEnd(12)).join('');
}
