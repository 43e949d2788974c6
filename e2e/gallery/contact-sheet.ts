import type { Inspection } from './inspect-screen.ts';

/** The picture of an inspection. */
export function pictureOf({ preview, language, width }: Inspection): string {
  return `${preview}-${language}-${width}.jpg`;
}

/** One page with every picture: a row for each screen and width, a column for each language. */
export function contactSheet(inspections: readonly Inspection[], languages: readonly string[]): string {
  const widths = [...new Set(inspections.map(({ width }) => width))].sort((a, b) => a - b);
  const previews = [...new Set(inspections.map(({ preview }) => preview))];
  const rows = previews.flatMap((preview) =>
    widths.map((width) => {
      const own = inspections.filter(
        (inspection) => inspection.preview === preview && inspection.width === width,
      );
      const inOrder = languages.flatMap((language) =>
        own.filter((inspection) => inspection.language === language),
      );
      return `<h2>${preview}, ${width} px</h2><div class="row">${inOrder.map(figure).join('')}</div>`;
    }),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 24px; background: #eceef2; font: 14px system-ui, sans-serif; }
  .row { display: flex; gap: 16px; overflow-x: auto; padding-bottom: 8px; }
  figure { flex: none; margin: 0; }
  img { height: 420px; border-radius: 6px; background: #fff; }
  .faulty img { outline: 3px solid #d22; }
  li { max-width: 320px; color: #b00; }
</style>
<h1>Gallery</h1>
${rows.join('\n')}
</html>
`;
}

function figure(inspection: Inspection): string {
  const picture = pictureOf(inspection);
  const faults = inspection.faults.map((fault) => `<li>${escaped(fault)}</li>`).join('');
  return `<figure${faults && ' class="faulty"'}><figcaption>${inspection.language}</figcaption><a href="${picture}"><img loading="lazy" src="${picture}" alt="${inspection.preview} in ${inspection.language}"></a><ul>${faults}</ul></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
