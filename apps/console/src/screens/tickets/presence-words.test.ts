import { expect, it } from 'vitest';
import { presenceWords } from './presence-words.ts';

const mia = { name: 'Mia', doing: 'note' } as const;
const someone = { name: null, doing: 'looking' } as const;

it.each([
  [[], null],
  [[mia], 'Mia is writing a note'],
  [[someone], 'Someone else is looking at this'],
  [[{ ...mia, doing: 'reply' as const }], 'Mia is writing a reply'],
  [[mia, someone], 'Mia and 1 other are writing a note'],
  [[mia, someone, someone], 'Mia and 2 others are writing a note'],
])('CO-02 %j: %s', (others, words) => expect(presenceWords(others)).toBe(words));
