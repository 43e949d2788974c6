// Texts that differ from a signed one by a slip or by somebody's intent: a character more, fewer or another one, two that
// changed places, a digit counted on, an end that is missing, a part that is there twice. The same seed gives the same texts.
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';

/** So many texts of one line of ASCII, none of which is the original. */
export function* mutationsOf(original: string, count: number, seed: number): Generator<string> {
  const chance = seeded(seed);
  for (let made = 0; made < count; ) {
    const mutation = chance.pick(slips)(original, chance);
    if (mutation === original) continue;
    made += 1;
    yield mutation;
  }
}

type Slip = (text: string, chance: Chance) => string;

const slips: readonly [Slip, ...Slip[]] = [
  (text, chance) => spliced(text, place(text, chance), 1, character(chance)),
  (text, chance) => spliced(text, place(text, chance), 0, character(chance)),
  (text, chance) => spliced(text, place(text, chance), 1, ''),
  (text, chance) => {
    const at = place(text, chance);
    return spliced(text, at, 2, `${text.charAt(at + 1)}${text.charAt(at)}`);
  },
  (text, chance) => {
    const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
    const at = digits[chance.between(0, digits.length - 1)];
    return at === undefined ? text : spliced(text, at, 1, `${(Number(text[at]) + 1) % 10}`);
  },
  (text, chance) => text.slice(0, place(text, chance)),
  (text, chance) => {
    const at = place(text, chance);
    return spliced(text, at, 0, text.slice(at, at + chance.between(1, 40)));
  },
];

const place = (text: string, chance: Chance) => chance.between(0, text.length - 1);

/** Printable, and none that HTTP could not carry. */
const character = (chance: Chance) => String.fromCharCode(chance.between(0x21, 0x7e));

const spliced = (text: string, at: number, removed: number, added: string) =>
  `${text.slice(0, at)}${added}${text.slice(at + removed)}`;
