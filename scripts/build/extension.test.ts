import { expect, it } from 'vitest';
import { demoExtension } from '../../packages/contract/src/demo-extension.ts';
import { extensionTarget } from './extension.ts';

const demoKey = demoExtension.publicKey;

it.each([
  ['nothing', {}, 'http://127.0.0.1:4000', demoKey],
  ['another port', { PORT: '4321' }, 'http://127.0.0.1:4321', demoKey],
  ['the address people use', { PUBLIC_URL: 'https://panel.example/' }, 'https://panel.example', demoKey],
  ['a key of its own', { EXTENSION_KEY: 'key' }, 'http://127.0.0.1:4000', 'key'],
  ['a store', { EXTENSION_KEY: 'none' }, 'http://127.0.0.1:4000', null],
])('EX-02 the extension is built for %s', (_what, env, origin, key) => {
  expect(extensionTarget(env)).toEqual({ origin, key });
});
