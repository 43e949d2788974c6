import en from '@earnwall/i18n/languages/en/panel.json' with { type: 'json' };
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { readMessage, type Values } from '../src/lib/text/message.ts';
import { pseudoText } from './pseudo-text.ts';

const say = (text: string, language: 'en-XA' | 'en-XB', values: Values = {}) =>
  readMessage(pseudoText(compileMessage(text), language), values, 'en');

describe('pseudo-languages', () => {
  it('LO-01 every plain text grows by 40 % and keeps no plain letter', () => {
    const plain = Object.values(en).filter((text) => /[aeiou]/i.test(text) && !/[{}]/.test(text));
    expect(plain.length).toBeGreaterThan(300);
    const [short, unchanged] = [
      plain.filter((text) => say(text, 'en-XA').length < text.length * 1.4),
      plain.filter((text) => /[a-pr-z]/i.test(say(text, 'en-XA'))),
    ];
    expect({ short, unchanged }).toEqual({ short: [], unchanged: [] });
  });

  it.each([
    ['Back', {}, '[Ɓåååçķ]'],
    ['{count, plural, one {# more try} other {# more tries}}', { count: 2 }, '[2 ɱööŕéé ţŕîîééš]'],
    ['Code {code}', { code: 12 }, '[Çööðéé 12]'],
  ])('LO-01 long: %s', (text, values, said) => {
    expect(say(text, 'en-XA', values)).toBe(said);
  });

  it('LO-01 mirrored: words run backwards, values stay', () => {
    expect(say('Code {code}', 'en-XB', { code: 12 })).toBe('\u200f\u202eCode\u202c\u200f 12');
  });
});
