import { describe, expect, it } from 'vitest';
import { parsePanelMessage } from './panel-message.ts';

const ns = 'earnwall-extension';
const pair = { ns, from: 'panel', type: 'pair', data: { code: 'c-1_' } };

describe('EX-02 the messages the extension accepts in a page', () => {
  it('EX-02 is the panel’s hello and its code, and nothing they bring along', () => {
    expect(parsePanelMessage({ ns, from: 'panel', type: 'hello', data: { more: 1 } })).toEqual({
      ...{ ns, from: 'panel', type: 'hello', data: {} },
    });
    expect(parsePanelMessage({ ...pair, data: { code: 'c-1_', more: 1 } })).toEqual(pair);
  });

  it.each([
    ['nothing', null],
    ['a word', 'pair'],
    ['another namespace', { ...pair, ns: 'other' }],
    ['its own message', { ...pair, from: 'extension' }],
    ['an unknown word', { ...pair, type: 'give' }],
    ['a code that is no text', { ...pair, data: { code: 7 } }],
    ['a code that is no code', { ...pair, data: { code: 'a b' } }],
    ['a code without end', { ...pair, data: { code: 'a'.repeat(129) } }],
    ['no data', { ...pair, data: null }],
  ])('EX-02 is not %s', (_what, data) => {
    expect(parsePanelMessage(data)).toBeNull();
  });
});
