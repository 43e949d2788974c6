// What the supplier asks its clients' respondents, by its own numbers; each buyer maps them to its own.
export interface Question {
  id: number;
  name: string;
  codes: readonly [string, ...string[]];
  /** How often a client asks for it, out of the weights of all questions together. */
  weight: number;
}

const upTo = (count: number): [string, ...string[]] => [
  '1',
  ...Array.from({ length: count - 1 }, (_, index) => `${index + 2}`),
];

export const questions: readonly [Question, ...Question[]] = [
  { id: 1201, name: 'Employment', codes: upTo(7), weight: 20 },
  { id: 1202, name: 'Education', codes: upTo(6), weight: 12 },
  { id: 1203, name: 'Household income', codes: upTo(8), weight: 16 },
  { id: 1204, name: 'Marital status', codes: upTo(5), weight: 8 },
  { id: 1205, name: 'Children at home', codes: upTo(5), weight: 12 },
  { id: 1301, name: 'Cars in the household', codes: upTo(4), weight: 6 },
  { id: 1302, name: 'Pets', codes: upTo(5), weight: 6 },
  { id: 1303, name: 'Devices owned', codes: upTo(5), weight: 7 },
  { id: 1304, name: 'Streaming services', codes: upTo(7), weight: 5 },
  { id: 1401, name: 'Smoking', codes: upTo(3), weight: 4 },
  // Known to this supplier alone: buyers cannot map it and have to store it unmapped.
  { id: 9907, name: 'Loyalty programme tier', codes: upTo(4), weight: 2 },
];
