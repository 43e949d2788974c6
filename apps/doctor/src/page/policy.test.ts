import { expect, it } from 'vitest';
import { forbiddenBy, inlineForbiddenBy, policiesOf } from './policy.ts';

const self = new URL('https://game.example/earn');
const url = new URL('https://panel.example/v1/embed.js');

it.each<[string, boolean]>([
  ['script-src https://panel.example', true],
  ['script-src panel.example', true],
  ['script-src http://panel.example', true],
  ['script-src *.example', true],
  ['script-src *.panel.example', false],
  ['script-src https://panel.example:443', true],
  ['script-src https://panel.example:*', true],
  ['script-src https://panel.example:8443', false],
  ['script-src https://panel.example/v1/', true],
  ['script-src https://panel.example/v1/embed.js', true],
  ['script-src https://panel.example/v2/', false],
  ['script-src https:', true],
  ['script-src *', true],
  ["script-src 'self'", false],
  ["script-src 'none'", false],
  ['script-src', false],
  ["default-src 'self'; script-src-elem https://panel.example", true],
  ["default-src 'self'", false],
  ["script-src 'nonce-abc'", true],
  ["script-src 'nonce-other'", false],
  ["script-src 'strict-dynamic' https://panel.example", false],
  ["script-src https://panel.example; script-src 'none'", true],
  ["script-src https://panel.example, script-src 'none'", false],
  ['img-src *', true],
  ['', true],
])('PB-06 under %j the embed script may run: %j', (text, isAllowed) => {
  expect(forbiddenBy(policiesOf([text]), 'script', { url, self, nonce: 'abc' }) === null).toBe(isAllowed);
});

it.each<[string, boolean]>([
  ["script-src 'unsafe-inline'", true],
  ["script-src 'unsafe-inline' 'nonce-other'", false],
  ["script-src 'nonce-abc'", true],
  ["script-src 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='", true],
  ["script-src 'sha256-AAAA'", false],
  ["script-src 'self'", false],
  ["frame-src 'self'", true],
])('PB-06 under %j lines in the page may run: %j', (text, isAllowed) => {
  expect(inlineForbiddenBy(policiesOf([text]), { text: 'run()', nonce: 'abc' }) === null).toBe(isAllowed);
});
