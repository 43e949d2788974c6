import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';

/** The assumed width of a value in columns: an amount of money, a name, a date. */
const valueWidth = 6;

/** How wide an ICU message can become, in columns: of its plural forms and choices, the widest. */
export function widthOf(text: string): number {
  return compiledWidth(compileMessage(text));
}

function compiledWidth(message: CompiledMessage): number {
  const widths = message.map((token) => {
    if (typeof token === 'string') return columnsOf(token);
    const [, , choices] = token;
    if (typeof choices !== 'object' || choices === null) return valueWidth;
    const forms = Object.values(choices).filter((form) => Array.isArray(form) || typeof form === 'string');
    return Math.max(...forms.map((form) => compiledWidth([form].flat())));
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** East Asian characters take two columns, combining marks none. */
function columnsOf(text: string): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu,
  );
  const marks = text.match(/[\p{Mn}\p{Cf}]/gu);
  return [...text].length + (wide?.length ?? 0) - (marks?.length ?? 0);
}
