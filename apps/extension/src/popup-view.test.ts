import { expect, it } from 'vitest';
import { disconnected, unconnected } from './connection.ts';
import { viewOf } from './popup-view.ts';

const connected = { token: 't', isSilent: false };

it.each([
  ['some surveys', { ...connected, count: 4 }, [4, 'chrome_available', 'open', true]],
  ['no survey', { ...connected, count: 0 }, [0, 'chrome_none', 'open', true]],
  ['nobody reached yet', { ...connected, count: null }, [null, 'chrome_unknown', 'open', true]],
  ['nobody’s extension', unconnected, [null, 'chrome_unconnected', 'open', false]],
  ['disconnected', disconnected, [null, 'chrome_disconnected', 'connect', false]],
] as const)('EX-02 the popup of %s', (_what, connection, [count, text, main, canDisconnect]) => {
  expect(viewOf(connection)).toEqual({ count, text, main, canDisconnect });
});
