import type { RunMode } from '@earnwall/contract/run-modes';

/**
 * What a publisher pastes into a page, for each run mode (EM-01). `USER_ID` and `SECURITY_HASH` are what the publisher's
 * server fills in. A test holds these and the publishers' guide equal.
 */
export interface SnippetFacts {
  /** The panel's address, without a path. */
  readonly panel: string;
  readonly app: string;
}

export interface Snippet {
  readonly language: 'html' | 'js' | 'tsx' | 'text';
  readonly code: string;
  /** What the code does not say. */
  readonly note: string;
}

export function snippetFor(mode: RunMode, facts: SnippetFacts): Snippet {
  return snippets[mode](facts);
}

const snippets: Readonly<Record<RunMode, (facts: SnippetFacts) => Snippet>> = {
  script: (facts) => ({
    ...html(
      facts,
      '<div id="earn"></div>',
      `    const user = { app: ${literal(facts.app)}, uuid: 'USER_ID', shash: 'SECURITY_HASH' };
    const panel = embed.mount('#earn', { ...user, autoHeight: true });
    panel.on('survey-completed', ({ user_reward }) => console.log('earned', user_reward));`,
    ),
    note: 'The panel is a part of the page and grows with its content.',
  }),
  modal: (facts) => ({
    ...html(facts, button, `    embed.openModal({ ${userOf(facts)}, trigger: '#earn' });`),
    note: 'The panel opens over the page when the button is pressed.',
  }),
  popup: (facts) => ({
    ...html(facts, button, `    embed.openPopup({ ${userOf(facts)}, trigger: '#earn' });`),
    note: 'The panel opens in a window of its own when the button is pressed.',
  }),
  'single-page': (facts) => ({
    ...html(
      facts,
      '<div id="earn"></div>',
      `    const panel = embed.mount('#earn', { mode: 'single-page', ${userOf(facts)}, autoHeight: true });
    panel.on('step-change', ({ path }) => panel.update({ path }));
    panel.on('click-back', () => panel.update({ path: '/' }));`,
    ),
    note: 'One module at a time: your page has the navigation.',
  }),
  iframe: (facts) => ({
    language: 'html',
    code: `<iframe
  src="${addressOf(facts)}"
  title="Earn coins"
  allow="clipboard-write"
  width="100%"
  height="800"
></iframe>`,
    note: 'Without any script. Values in the address are percent-encoded.',
  }),
  page: (facts) => ({
    language: 'text',
    code: addressOf(facts),
    note: 'Link or redirect to it. The credentials leave the address bar at once.',
  }),
  'single-survey': ({ panel }) => ({
    language: 'text',
    code: `${panel}/single-survey?sslh=LINK&subid1=VISIT`,
    note: 'Leads into one survey, without an account. The operator makes the links; `subid1` is your id of the visit.',
  }),
  'in-app': (facts) => ({
    language: 'tsx',
    code: `// React Native; whole pages for Swift, Kotlin and React Native are in the guide.
<WebView
  source={{ uri: '${addressOf(facts)}&mode=in-app' }}
  injectedJavaScriptBeforeContentLoaded={\`window.EarnwallDevice = { platform: '\${Platform.OS}' }; true;\`}
  onMessage={({ nativeEvent }) => {
    const { type, data } = JSON.parse(nativeEvent.data);
    if (type === 'open-url') openInAppBrowser(data.url);
  }}
/>`,
    note: 'Your server signs the address; the app never has the secret.',
  }),
};

const button = '<button id="earn">Earn coins</button>';

function html({ panel }: SnippetFacts, place: string, lines: string): Pick<Snippet, 'language' | 'code'> {
  const code = `${place}
<script>
  (window.earnwall ??= []).push((embed) => {
${lines}
  });
</script>
<script defer src="${panel}/v1/embed.js"></script>`;
  return { language: 'html', code };
}

const userOf = ({ app }: SnippetFacts): string =>
  `app: ${literal(app)}, uuid: 'USER_ID', shash: 'SECURITY_HASH'`;

const addressOf = ({ panel, app }: SnippetFacts): string =>
  `${panel}/?app=${encodeURIComponent(app)}&uuid=USER_ID&shash=SECURITY_HASH`;

/** Safe inside a script element, whatever the value is. */
function literal(value: string): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return /['\\]/.test(text) ? text : `'${text.slice(1, -1)}'`;
}
