// The page of the test survey: plain HTML in English, as the console is, without a script.
import { createHash } from 'node:crypto';
import { testSurveyName } from '@earnwall/domain/surveys/test-survey';
import { testSurveyPath } from '#surveys/test-survey/entry.ts';
import type { TestOutcome } from '#surveys/test-survey/outcomes.ts';

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 16px/24px system-ui, sans-serif; background: #f6f6f8; color: #18181b; }
  main { max-width: 480px; margin: 0 auto; padding: 48px 24px; }
  mark { background: #f1b44c; color: #18181b; padding: 4px 8px; border-radius: 8px; font-weight: 600; }
  h1 { font-size: 24px; line-height: 32px; margin: 24px 0 8px; }
  form { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border-radius: 8px; cursor: pointer;
    border: 1px solid #84848f; background: #fff; color: #18181b; }
  button:first-child { background: #4f46e5; border-color: #4f46e5; color: #fff; }
  button:focus-visible { outline: 3px solid #4f46e5; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0e0e11; color: #f4f4f5; }
    button:focus-visible { outline-color: #a5a0ff; }
  }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** `signed`: the query of the page, which the buttons send back. */
export function testSurveyPage(
  signed: URLSearchParams,
  { frameAncestors }: { frameAncestors: readonly string[] },
): { html: string; policy: string } {
  const button = (outcome: TestOutcome, text: string) => {
    const query = new URLSearchParams(signed);
    query.set('outcome', outcome);
    // Percent-encoded by URLSearchParams: it has no quotes and no angle brackets.
    const action = `${testSurveyPath}?${query}`.replaceAll('&', '&amp;');
    return `<button formaction="${action}">${text}</button>`;
  };
  const html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>Test survey ${testSurveyName}</title><style>${style}</style>` +
    `<main><mark>Test</mark><h1>Test survey ${testSurveyName}</h1>` +
    '<p>A survey of a supplier would be here. Choose how it ends. Nobody is paid.</p>' +
    `<form method="post">${button('complete', 'Finish')}${button('screen_out', 'Screen out')}</form></main></html>`;
  const ancestors = ["'self'", ...frameAncestors].join(' ');
  const policy =
    `default-src 'none'; style-src 'sha256-${styleHash}'; form-action *; base-uri 'none'; ` +
    `frame-ancestors ${ancestors}`;
  return { html, policy };
}
