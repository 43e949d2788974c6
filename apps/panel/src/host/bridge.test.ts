import type { EmbedMessage } from '@earnwall/contract/embed-messages';
import { describe, expect, it } from 'vitest';
import { bridgeOf, deviceOf } from './bridge.ts';

const message: EmbedMessage = { ns: 'earnwall', v: 1, type: 'close', id: '', data: {} };

describe('EM-05 the bridge to a phone app', () => {
  it('is none in a browser', () => {
    expect(bridgeOf({})).toBeNull();
    expect(bridgeOf({ webkit: {} })).toBeNull();
  });

  it.each([
    [
      'React Native',
      (hear: (said: unknown) => void) => ({ ReactNativeWebView: { postMessage: hear } }),
      'text',
    ],
    ['Android', (hear: (said: unknown) => void) => ({ EarnwallHost: { postMessage: hear } }), 'text'],
    [
      'iOS',
      (hear: (said: unknown) => void) => ({
        webkit: { messageHandlers: { EarnwallHost: { postMessage: hear } } },
      }),
      'object',
    ],
  ] as const)('speaks to %s in its own form', (_, page, form) => {
    const heard: unknown[] = [];
    bridgeOf(page((said) => heard.push(said)))?.(message);
    expect(heard).toEqual([form === 'text' ? JSON.stringify(message) : message]);
  });
});

const bridge = { postMessage: () => {} };

describe('EM-05 the device of a phone app', () => {
  it.each([
    ['nobody says', {}, null, null],
    ['set before the page loads', { EarnwallDevice: { manufacturer: 'Acme', model: 'One' } }, 'Acme', 'One'],
    [
      'asked of Android',
      { EarnwallHost: { ...bridge, device: () => '{"manufacturer":"Acme","model":"Two"}' } },
      'Acme',
      'Two',
    ],
    ['nonsense', { EarnwallHost: { ...bridge, device: () => 'Acme' } }, null, null],
    [
      'what fits in no header',
      { EarnwallDevice: { manufacturer: 'A\ncme', model: 'x'.repeat(65) } },
      null,
      null,
    ],
  ])('%s', (_, page, deviceManufacturer, deviceModel) => {
    expect(deviceOf(page)).toMatchObject({ deviceManufacturer, deviceModel });
  });
});

describe('ID-12 the platform of a phone app', () => {
  it.each([
    ['a browser', {}, 'web'],
    ['a browser with handlers of somebody else', { webkit: { messageHandlers: {} } }, 'web'],
    ['a message handler of iOS', { webkit: { messageHandlers: { EarnwallHost: bridge } } }, 'ios'],
    ['an interface of Android', { EarnwallHost: bridge }, 'android'],
    ['React Native on iOS', { ReactNativeWebView: bridge, webkit: { messageHandlers: {} } }, 'ios'],
    ['React Native on Android', { ReactNativeWebView: bridge }, 'android'],
    ['an app that says it, without a bridge', { EarnwallDevice: { platform: 'ios' } }, 'ios'],
    ['an app that knows better', { EarnwallHost: bridge, EarnwallDevice: { platform: 'ios' } }, 'ios'],
    ['an interface that says it', { EarnwallHost: { ...bridge, device: () => '{"platform":"ios"}' } }, 'ios'],
    ['a platform nobody knows', { EarnwallHost: bridge, EarnwallDevice: { platform: 'toaster' } }, 'android'],
    ['a platform that is no text', { EarnwallDevice: { platform: ['ios'] } }, 'web'],
  ])('%s', (_, page, platform) => {
    expect(deviceOf(page).platform).toBe(platform);
  });
});
