import { expect, it } from 'vitest';
import type { Finding } from '#check.ts';
import type { PageOptions } from '#options.ts';
import { run } from '#run.ts';
import { runChecks } from '#run-checks.ts';
import { serve } from '#testing/serve.ts';
import { pagesOf } from './load-pages.ts';
import { pageChecks } from './page-checks.ts';

const options: PageOptions = {
  ...{ page: 'https://game.example/earn', panel: 'https://panel.example', app: 'my-game' },
  ...{ secrets: ['whsec_c2VjcmV0IG9mIHRoZSB0ZXN0'], timeoutMs: 5_000 },
};

const script = '<script defer src="https://panel.example/v1/embed.js"></script>';
const lines = `<script nonce="n1">(window.earnwall ??= []).push((embed) => embed.mount('#earn', { app: 'my-game' }));</script>`;
const frame = '<iframe src="https://panel.example/?app=my-game&amp;uuid=1" title="Earn coins"></iframe>';
const allowed = "default-src 'none'; frame-ancestors 'self' https://game.example";

interface Site {
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly panel?: Readonly<Record<string, string>>;
}

async function findings({ html = lines + script, headers = {}, panel = {} }: Site): Promise<Finding[]> {
  const found: Finding[] = [];
  const page = {
    ...{ url: new URL(options.page), status: 200, text: `<!doctype html>${html}` },
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  };
  const panelPage = {
    ...{ url: new URL('https://panel.example/?app=my-game'), status: 200, text: '' },
    headers: new Headers({ 'content-security-policy': allowed, ...panel }),
  };
  await runChecks(pageChecks, pagesOf(options, page, panelPage), (finding) => found.push(finding));
  return found;
}

const alarms = (found: readonly Finding[]) =>
  found.filter(({ verdict }) => verdict === 'failed' || verdict === 'warning').map(({ check }) => check);
const policy = (text: string) => ({ headers: { 'content-security-policy': text } });
const opener = (value: string) => ({ headers: { 'cross-origin-opener-policy': value } });

it.each<[string, Site]>([
  ['the script', {}],
  ['a frame', { html: frame }],
  [
    'a frame by a session token, which names the app itself',
    { html: frame.replace('app=my-game&amp;uuid=1', 'st=st1.a.b') },
  ],
  [
    'a policy that names the panel',
    policy(
      "default-src 'self'; script-src 'nonce-n1' https://panel.example; frame-src https://panel.example",
    ),
  ],
  ['a policy without hosts', { ...policy("default-src https:; script-src https: 'unsafe-inline'") }],
  ['popups that stay connected', opener('same-origin-allow-popups')],
  ['a frame of another site', { html: `${frame}<iframe src="http://ads.example/"></iframe>` }],
])('PB-06 a right page with %s raises no alarm', async (_, site) => {
  expect(alarms(await findings(site))).toEqual([]);
});

it.each<[string, Site, string]>([
  ['a frame by http', { html: frame.replace('https', 'http') }, 'page-mixed-content'],
  ['a script by http', { html: lines + script.replace('https', 'http') }, 'page-mixed-content'],
  [
    'a script of another port',
    { html: lines + script.replace('.example/', '.example:8443/') },
    'page-panel-origin',
  ],
  ['another app in the frame', { html: frame.replace('my-game', 'my-gane') }, 'page-app'],
  ['another app in its lines', { html: lines.replace('my-game', 'other') + script }, 'page-app'],
  ['a frame without a title', { html: frame.replace('title="Earn coins"', '') }, 'page-frame-title'],
  ['the secret', { html: `${frame}<p>whsec_c2VjcmV0IG9mIHRoZSB0ZXN0</p>` }, 'page-secrets'],
  [
    'a key of the API',
    { html: `${frame}<script>const key = 'ewk_Ab3dEf7h_${'k'.repeat(43)}';</script>` },
    'page-secrets',
  ],
  ['a script-src without the panel', policy("script-src 'self' 'nonce-n1'"), 'page-script-policy'],
  ['a frame-src without the panel', policy("frame-src 'self'"), 'page-frame-policy'],
  [
    'a policy in a tag',
    { html: `<meta http-equiv="Content-Security-Policy" content="child-src 'none'">${frame}` },
    'page-frame-policy',
  ],
  [
    'lines without the nonce',
    policy("script-src 'nonce-other' https://panel.example; frame-src *"),
    'page-inline-policy',
  ],
  ['an opener policy', opener('same-origin'), 'page-opener-policy'],
  [
    'an embedder policy',
    { headers: { 'cross-origin-embedder-policy': 'require-corp' } },
    'page-embedder-policy',
  ],
  [
    'an origin that the app does not allow',
    { panel: { 'content-security-policy': "frame-ancestors 'self' https://www.game.example" } },
    'panel-allows-page',
  ],
  [
    'a panel behind X-Frame-Options',
    { panel: { 'content-security-policy': "default-src 'self'", 'x-frame-options': 'SAMEORIGIN' } },
    'panel-allows-page',
  ],
])('PB-06 a page with %s is named', async (_, site, expected) => {
  expect(alarms(await findings(site))).toEqual([expected]);
});

it('PB-06 what only a browser sees is not verified', async () => {
  const found = await findings({ html: '<div id="root"></div><script src="/app.js"></script>' });
  expect(alarms(found)).toEqual([]);
  const unknown = found.filter(({ verdict }) => verdict === 'unverified').map(({ check }) => check);
  expect(unknown).toEqual(expect.arrayContaining(['page-embed', 'page-app', 'page-messages']));
});

it('PB-06 what is commented out is not there', async () => {
  const found = await findings({ html: `<!-- ${lines}${script}${frame} -->` });
  expect(found.find(({ check }) => check === 'page-embed')?.verdict).toBe('unverified');
});

it('PB-06 page and panel are loaded from where they are', async () => {
  await using panel = await serve(({ target }) => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': `frame-ancestors ${target}` },
  }));
  await using site = await serve(({ target }) =>
    target === '/'
      ? { status: 302, headers: { location: '/earn' } }
      : {
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: `<iframe title="Earn" src="${panel.origin}/?app=my-game">`,
        },
  );
  const page = { ...options, page: `${site.origin}/`, panel: panel.origin };
  const { findings: found, exitCode } = await run({ endpoint: null, page, only: [] });
  expect(alarms(found)).toEqual(['panel-allows-page']);
  expect(found.find(({ check }) => check === 'panel-allows-page')?.answered).toContain('?app=my-game');
  expect(exitCode).toBe(1);
});

it('PB-06 a page that is not there is named, and nothing else is judged', async () => {
  const gone = await serve(() => null);
  await gone[Symbol.asyncDispose]();
  const page = { ...options, page: gone.origin, panel: gone.origin };
  const { findings: found } = await run({ endpoint: null, page, only: [] });
  expect(alarms(found)).toEqual(['page-loads', 'panel-loads']);
  expect(found.filter(({ verdict }) => verdict === 'passed')).toEqual([]);
});
