import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
// By its file: what a Vite configuration imports by package name is left to Node, which reads no TypeScript.
import type { PseudoLanguage } from '../../../packages/i18n/src/pseudo-languages.ts';

/** An English text as a pseudo-language says it; its arguments and choices stay what they are. */
export function pseudoText(message: CompiledMessage, language: PseudoLanguage): CompiledMessage {
  if (language === 'en-XB') return eachText(message, mirrored);
  return ['[', ...eachText(message, long), ']'];
}

function eachText(message: CompiledMessage, say: (text: string) => string): CompiledMessage {
  return message.map((token): CompiledMessageToken => {
    // A plural writes its number in place of `#`.
    if (typeof token === 'string') return token === '#' ? token : say(token);
    const [name, kind, choices] = token;
    if (kind === undefined || typeof choices !== 'object' || choices === null) return token;
    const said = Object.entries(choices).map(([choice, part]) => [
      choice,
      Array.isArray(part) ? eachText(part, say) : part,
    ]);
    return [name, kind, Object.fromEntries(said)];
  });
}

/** How much longer than English a text may be in the languages we speak. */
const growth = 0.4;

/** Every letter with an accent, and vowels drawn out until the text is longer by 40 %. */
function long(text: string): string {
  const vowels = text.match(/[aeiou]/gi)?.length ?? 0;
  const extra = Math.ceil(text.trim().length * growth);
  let met = 0;
  const drawn = text.replace(/[aeiou]/gi, (vowel) => {
    const before = Math.round((extra * met) / vowels);
    met += 1;
    return vowel.repeat(1 + Math.round((extra * met) / vowels) - before);
  });
  return drawn.replace(/[a-z]/gi, (letter) => accented[letter] ?? letter);
}

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...['aå', 'bƀ', 'cç', 'dð', 'eé', 'fƒ', 'gĝ', 'hĥ', 'iî', 'jĵ', 'kķ', 'lļ', 'mɱ', 'nñ', 'oö', 'pþ', 'rŕ'],
    ...['sš', 'tţ', 'uû', 'vṽ', 'wŵ', 'xẋ', 'yý', 'zž', 'AÅ', 'BƁ', 'CÇ', 'DÐ', 'EÉ', 'FƑ', 'GĜ', 'HĤ', 'IÎ'],
    ...['JĴ', 'KĶ', 'LĻ', 'MṀ', 'NÑ', 'OÖ', 'PÞ', 'RŔ', 'SŠ', 'TŢ', 'UÛ', 'VṼ', 'WŴ', 'XẊ', 'YÝ', 'ZŽ'],
  ].map(([letter = '', accent = '']) => [letter, accent]),
);

/** Each word runs from right to left, as it would in Arabic. */
function mirrored(text: string): string {
  return text.replace(/[a-z][a-z’'-]*/gi, (word) => `\u200f\u202e${word}\u202c\u200f`);
}
