// Icons of the demo's offers, drawn by code: nothing is fetched from anywhere and nothing borrowed.
import { motifs } from './icon-motifs.ts';

export function demoIcon(slug: string): string | null {
  const motif = Object.hasOwn(motifs, slug) ? motifs[slug] : undefined;
  if (!motif) return null;
  const [top, bottom] = motif.sky;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128">
<defs>
<linearGradient id="sky" x2=".6" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<radialGradient id="light" cx=".25" cy=".1" r=".9"><stop stop-color="#fff" stop-opacity=".4"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs>
<rect width="64" height="64" fill="url(#sky)"/>
<rect width="64" height="64" fill="url(#light)"/>
<g fill="#fff">${motif.shapes}</g>
</svg>
`;
}
