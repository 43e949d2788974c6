import { expect, it } from 'vitest';
import { snippetOf } from './snippets.ts';

const visitor = { app: 'demo-coins', uuid: 'alice', shash: '', language: '', path: '' } as const;
const origin = 'http://panel.test';

it('a tag’s address is escaped', () => {
  const address = `${origin}/?app=demo-coins&uuid=alice`;
  expect(snippetOf({ kind: 'frame', address }, origin)).toContain(
    'src="http://panel.test/?app=demo-coins&amp;uuid=alice"',
  );
});

it('ID-12 a phone app says its platform before the panel loads', () => {
  const snippet = snippetOf({ kind: 'web-view', address: `${origin}/?mode=in-app` }, origin);
  expect(snippet).toContain('window.EarnwallDevice = { platform: ');
});

it('a call is shown with what it is given, and with nothing that is empty', () => {
  const options = { ...visitor, trigger: '#open-panel' };
  expect(snippetOf({ kind: 'script', method: 'openModal', options }, origin)).toBe(
    `<button id="open-panel">Earn coins</button>
<script>
  (window.earnwall ??= []).push((embed) => {
    const panel = embed.openModal({
      app: 'demo-coins',
      uuid: 'alice',
      trigger: '#open-panel',
    });
    panel.on('survey-completed', ({ user_reward }) => console.log('earned', user_reward));
  });
</script>
<script defer src="http://panel.test/v1/embed.js"></script>`,
  );
});

it('no value leaves its string or the script', () => {
  const label = `'</script><script>`;
  const snippet = snippetOf(
    { kind: 'script', method: 'floatingButton', options: { ...visitor, label } },
    origin,
  );
  expect(snippet).toContain(`label: "'\\u003c/script>\\u003cscript>",`);
});
