/** The longest values of the placeholders in the message with a code. */
const values: Readonly<Record<string, string>> = { code: '123456', app: 'Coin Harbor Games', minutes: '10' };

/** How many segments an SMS with this text has. */
export function smsSegments(text: string): number {
  const sent = text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  // Characters outside the GSM 7-bit alphabet reduce a segment from 153 characters to 67.
  const isPlain = /^[\w\s.,:;!?'äöüÄÖÜßàéèùìòåÅæøÆØñÑÉ-]*$/.test(sent);
  return Math.ceil(sent.length / (isPlain ? 153 : 67));
}
