// The page for a short outage; the browser reloads it by itself.
import { type Language, languages } from '@earnwall/i18n/languages';
import { waitIn } from '#texts/wait.ts';

export const retrySeconds = '2';

export function waitPage(language: Language): string {
  const text = waitIn(language);
  return (
    `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${text}</title><p role="status">${text}</p>`
  );
}
