import { runModes } from '@earnwall/contract/run-modes';
import { describe, expect, it } from 'vitest';
import { snippetFor } from './snippets.ts';

const facts = { panel: 'https://rewards.example', app: 'coinloop-7f3a' };
const user = { app: facts.app, uuid: 'USER_ID', shash: 'SECURITY_HASH' };

/** Runs the inline script as a page would, and returns what it asks the embed script for. */
function runInline(code: string): unknown[] {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(code) ?? [];
  const page: { earnwall?: ((embed: object) => void)[] } = {};
  new Function('window', script)(page);
  const calls: unknown[] = [];
  const record =
    (name: string) =>
    (...given: unknown[]) => {
      calls.push([name, ...given]);
      return { on: (type: string) => calls.push(['on', type]), update: () => {} };
    };
  const embed = { mount: record('mount'), openModal: record('openModal'), openPopup: record('openPopup') };
  for (const queued of page.earnwall ?? []) queued(embed);
  return calls;
}

describe('snippets', () => {
  it.each([
    [
      'script',
      [
        ['mount', '#earn', { ...user, autoHeight: true }],
        ['on', 'survey-completed'],
      ],
    ],
    ['modal', [['openModal', { ...user, trigger: '#earn' }]]],
    ['popup', [['openPopup', { ...user, trigger: '#earn' }]]],
    [
      'single-page',
      [
        ['mount', '#earn', { ...user, mode: 'single-page', autoHeight: true }],
        ['on', 'step-change'],
        ['on', 'click-back'],
      ],
    ],
  ] as const)('EM-01 %s runs, and asks for what it should', (mode, calls) => {
    const { code } = snippetFor(mode, facts);
    expect(runInline(code)).toEqual(calls);
    expect(code).toContain(`<script defer src="${facts.panel}/v1/embed.js"></script>`);
  });

  it.each(runModes)('EM-01 %s is of this app and this panel', (mode) => {
    const { code } = snippetFor(mode, facts);
    expect(code).toContain(facts.panel);
    if (mode !== 'single-survey') expect(code).toContain(facts.app);
  });

  it('EM-01 no app id leaves its string, its address or the script', () => {
    const odd = { ...facts, app: `'</script>&"` };
    expect(runInline(snippetFor('modal', odd).code)).toEqual([
      ['openModal', { ...user, app: odd.app, trigger: '#earn' }],
    ]);
    expect(snippetFor('iframe', odd).code).toContain("?app='%3C%2Fscript%3E%26%22&uuid");
  });
});
