import { expect, it } from 'vitest';
import { sampleAnswer } from '#samples/sample-question.ts';
import { toggled, unchosen } from './toggled.ts';

const options = [
  ...['dog', 'cat'].map((id) => sampleAnswer(id, id.toUpperCase())),
  ...['none', 'unsaid'].map((id) => ({ ...sampleAnswer(id, id.toUpperCase()), exclusive: true })),
];

it.each<[string, string[], string, string[], string[]]>([
  ['another one', ['dog'], 'cat', ['dog', 'cat'], []],
  ['one less', ['dog', 'cat'], 'dog', ['cat'], []],
  ['none of them clears the others', ['dog', 'cat'], 'none', ['none'], ['DOG', 'CAT']],
  ['one of them clears none', ['none'], 'cat', ['cat'], ['NONE']],
  ['none clears unsaid', ['unsaid'], 'none', ['none'], ['UNSAID']],
  ['none taken back', ['none'], 'none', [], []],
  ['one that is not in the list', [], 'bird', ['bird'], []],
])('%s', (_name, chosen, id, expected, gone) => {
  const after = toggled(chosen, id, options);
  expect(after).toEqual(expected);
  expect(unchosen(chosen, after, id, options)).toEqual(gone);
});
