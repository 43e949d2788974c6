// The snippet a publisher pastes to get the same. Each one is complete: it works on an empty page.
import { html } from '../html.ts';
import { type Call, type Embed, place, type Tag, trigger } from './embed.ts';

export function snippetOf(embed: Embed, productOrigin: string): string {
  return embed.kind === 'script' ? script(embed, productOrigin) : tag(embed);
}

function tag({ kind, address }: Tag): string {
  if (kind === 'link') return html`<a href="${address}" target="_blank">Earn coins</a>`.markup;
  if (kind === 'web-view') {
    return `// React Native; Swift and Kotlin are in the guide.
<WebView
  source={{ uri: '${address}' }}
  injectedJavaScriptBeforeContentLoaded={\`window.EarnwallDevice = { platform: '\${Platform.OS}' }; true;\`}
  onMessage={({ nativeEvent }) => {
    const { type, data } = JSON.parse(nativeEvent.data);
    if (type === 'open-url') openInAppBrowser(data.url);
  }}
/>`;
  }
  return html`<iframe
  src="${address}"
  title="Earn coins"
  allow="clipboard-write"
></iframe>`.markup;
}

function script(call: Call, productOrigin: string): string {
  return `${placeOf(call)}<script>
  (window.earnwall ??= []).push((embed) => {
${indented(queuedCall(call), 4)}
  });
</script>
<script defer src="${productOrigin}/v1/embed.js"></script>`;
}

function placeOf({ method, options }: Call): string {
  if (method === 'mount') {
    // What grows needs no height, what scrolls does.
    return options.autoHeight
      ? `<div id="${place}"></div>\n`
      : `<div id="${place}" style="height: 820px"></div>\n`;
  }
  return options.trigger ? `<button id="${trigger}">Earn coins</button>\n` : '';
}

function queuedCall(call: Call): string {
  const listeners = call.options.mode === 'single-page' ? modules : thanks;
  return `const panel = ${callOf(call)};\n${listeners}`;
}

const thanks = "panel.on('survey-completed', ({ user_reward }) => console.log('earned', user_reward));";

const modules = `panel.on('step-change', ({ path }) => panel.update({ path }));
panel.on('click-back', () => panel.update({ path: '/' }));`;

function callOf({ method, options }: Call): string {
  const given = Object.entries(options)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name}: ${literal(value)},`);
  return `embed.${method}(${method === 'mount' ? `'#${place}', ` : ''}{\n${given.join('\n')}\n})`;
}

/** Safe inside a script element, whatever the value is. */
function literal(value: string | boolean): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return typeof value === 'string' && !/['\\]/.test(text) ? `'${text.slice(1, -1)}'` : text;
}

function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}
