export type Texts = Readonly<Record<string, string>>;

/** All texts of a file by their place in it: `{ advice: { time: 'Slowly' } }` has `advice.time`. */
export function flatTexts(content: unknown, place = ''): Texts {
  if (typeof content === 'string') return { [place]: content };
  if (typeof content !== 'object' || content === null) return {};
  const inner = Object.entries(content).map(([key, part]) =>
    flatTexts(part, place ? `${place}.${key}` : key),
  );
  return Object.assign({}, ...inner);
}
