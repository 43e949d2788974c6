/** The longest values that a code's message is written for. */
const values: Readonly<Record<string, string>> = { code: '123456', app: 'Coin Harbor Games', minutes: '10' };

/** How many text messages a phone network makes of a text. */
export function messagesFor(text: string): number {
  const sent = text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  // Beyond the letters every network knows, a message has room for 67 signs instead of 153.
  const isPlain = /^[\w\s.,:;!?'äöüÄÖÜßàéèùìòåÅæøÆØñÑÉ-]*$/.test(sent);
  return Math.ceil(sent.length / (isPlain ? 153 : 67));
}
