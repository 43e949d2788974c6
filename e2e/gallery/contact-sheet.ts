import type { Look } from './look.ts';

/** The file that shows a look. */
export function pictureOf({ preview, language, width }: Look): string {
  return `${preview}-${language}-${width}.jpg`;
}

/** One page with every picture: a row for each screen and width, a column for each language. */
export function contactSheet(looks: readonly Look[], languages: readonly string[]): string {
  const widths = [...new Set(looks.map(({ width }) => width))].sort((a, b) => a - b);
  const previews = [...new Set(looks.map(({ preview }) => preview))];
  const rows = previews.flatMap((preview) =>
    widths.map((width) => {
      const own = looks.filter((look) => look.preview === preview && look.width === width);
      const inOrder = languages.flatMap((language) => own.filter((look) => look.language === language));
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

function figure(look: Look): string {
  const picture = pictureOf(look);
  const faults = look.faults.map((fault) => `<li>${escaped(fault)}</li>`).join('');
  return `<figure${faults && ' class="faulty"'}><figcaption>${look.language}</figcaption><a href="${picture}"><img loading="lazy" src="${picture}" alt="${look.preview} in ${look.language}"></a><ul>${faults}</ul></figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
