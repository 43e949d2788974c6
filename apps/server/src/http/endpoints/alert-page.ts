// The pages that mails about new surveys lead to: plain HTML in the reader's language.
import { createHash } from 'node:crypto';
import { type Language, languages } from '@earnwall/i18n/languages';
import { escaped } from '#texts/mail-parts.ts';

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 17px/26px system-ui, sans-serif; background: #f6f6f8; color: #18181b; }
  main { max-width: 480px; margin: 0 auto; padding: 64px 24px; text-align: center; }
  h1 { font-size: 24px; line-height: 32px; margin: 0 0 24px; }
  button { font: inherit; font-weight: 600; min-height: 48px; padding: 8px 24px; border-radius: 12px; cursor: pointer;
    border: 0; background: #4f46e5; color: #fff; }
  button:focus-visible { outline: 3px solid #4f46e5; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0e0e11; color: #f4f4f5; }
    button:focus-visible { outline-color: #a5a0ff; }
  }
`;
/** Whoever follows the link of a mail has pressed once already; programs that look through mails run no scripts. */
const submits = 'document.forms[0].requestSubmit();';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy =
  `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(submits)}; form-action 'self'; ` +
  "base-uri 'none'; frame-ancestors 'none'";

interface Shown {
  readonly language: Language;
  /** The title of the page is the name of the app the mail was about. */
  readonly app: string;
  readonly heading: string;
  /** Posts the page's own address. */
  readonly button?: string;
  /** The button is pressed by itself. */
  readonly isPressed?: boolean;
}

export function alertPage({ language, app, heading, button, isPressed = false }: Shown) {
  const form = button ? `<form method="post"><button>${escaped(button)}</button></form>` : '';
  const html =
    `<!doctype html><html lang="${language}" dir="${languages[language].dir}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${escaped(app || heading)}</title><style>${style}</style>` +
    `<main><h1>${escaped(heading)}</h1>${form}</main>${isPressed ? `<script>${submits}</script>` : ''}</html>`;
  return { html, policy };
}
