// What a survey is about, as far as its supplier says. A supplier's own categories are translated by its adapter; what
// has no counterpart here has no topic, and no topic is ever guessed (decision 0101).
export const topics = [
  'food',
  'shopping',
  'home',
  'family',
  'health',
  'beauty',
  'sports',
  'travel',
  'cars',
  'money',
  'work',
  'technology',
  'media',
  'games',
  'education',
  'society',
] as const;

export type Topic = (typeof topics)[number];
