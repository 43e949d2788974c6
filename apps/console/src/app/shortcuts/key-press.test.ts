import { expect, it } from 'vitest';
import { type KeyFacts, meaningOf } from './key-press.ts';

const key = (pressed: string, facts: Partial<KeyFacts> = {}): KeyFacts => ({
  ...{ key: pressed, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, isModal: false },
  ...facts,
});
const [on, off] = [true, false];

it.each<[string, KeyFacts, 'g' | null, boolean, unknown]>([
  ['⌘K', key('k', { metaKey: true }), null, on, { does: 'palette' }],
  ['Ctrl K', key('K', { ctrlKey: true }), null, on, { does: 'palette' }],
  ['⌘K while typing', key('k', { metaKey: true, isTyping: true }), null, on, { does: 'palette' }],
  ['⌘K without single letters', key('k', { metaKey: true }), null, off, { does: 'palette' }],
  ['?', key('?'), null, on, { does: 'help' }],
  ['? while typing', key('?', { isTyping: true }), null, on, null],
  ['? with single letters off', key('?'), null, off, null],
  ['g', key('g'), null, on, { does: 'prefix' }],
  ['g in a dialog', key('g', { isModal: true }), null, on, null],
  ['g with Ctrl', key('g', { ctrlKey: true }), null, on, null],
  ['h after g', key('h'), 'g', on, { does: 'go', to: 'h' }],
  ['g after g', key('g'), 'g', on, { does: 'go', to: 'g' }],
  ['h alone', key('h'), null, on, null],
  ['Escape after g', key('Escape'), 'g', on, null],
  ['j is a table’s', key('j'), null, on, null],
])('%s', (_, facts, after, singleKeys, meaning) => {
  expect(meaningOf(facts, { after, singleKeys })).toEqual(meaning);
});
