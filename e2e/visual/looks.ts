// How a screen is looked at. Every width meets every palette, and every language every width, without all 36 of them.

const palettes = {
  light: 'palette=light',
  dark: 'palette=dark',
  /** Colors that nobody would choose: what the tokens make of them is still readable. */
  loud: [
    'palette=dark&pages_bg=1a0033&surveys_list_bg=24004d&components_bg=330066&actions_bg=4d0099&text_default=ffffff',
    'text_secondary=d9b3ff&first_color=ff00cc&second_color=ccff00&third_color=00ffee&critical_color=ff5500',
  ].join('&'),
} as const;

const heights = { 360: 740, 768: 1024, 1280: 800 } as const;

export interface Look {
  readonly width: keyof typeof heights;
  readonly palette: keyof typeof palettes;
  readonly language: 'en' | 'de' | 'ar' | 'ja';
}

export const looks: readonly Look[] = [
  { width: 360, palette: 'light', language: 'en' },
  { width: 360, palette: 'dark', language: 'ar' },
  { width: 360, palette: 'loud', language: 'de' },
  { width: 360, palette: 'light', language: 'ja' },
  { width: 768, palette: 'dark', language: 'en' },
  { width: 768, palette: 'light', language: 'ar' },
  { width: 768, palette: 'light', language: 'de' },
  { width: 768, palette: 'loud', language: 'ja' },
  { width: 1280, palette: 'light', language: 'en' },
  { width: 1280, palette: 'loud', language: 'ar' },
  { width: 1280, palette: 'light', language: 'de' },
  { width: 1280, palette: 'dark', language: 'ja' },
];

export const sizeOf = ({ width }: Look) => ({ width, height: heights[width] });
export const addressOf = (preview: string, { palette, language }: Look) =>
  `/design-preview/${preview}?language=${language}&${palettes[palette]}`;
export const nameOf = (preview: string, { width, palette, language }: Look) =>
  `${preview}-${width}-${palette}-${language}.png`;
