import { defaultDesigns } from '@earnwall/contract/default-design';
import { design as schema } from '@earnwall/contract/entities/design';
import { describe, expect, it } from 'vitest';
import { readDesign } from './read-design.ts';

const { light, dark } = defaultDesigns;
const own = { ...light, first_color: '#123456', header: false };
const read = (given: Record<string, unknown>, from: typeof own | null = own) =>
  readDesign(given, from, ['https://shop.example']);

describe('RT-09 the design of a preview', () => {
  it('RT-09 is the app’s own, or ours without an app', () => {
    expect(read({})).toEqual(own);
    expect(read({}, null)).toEqual(light);
  });

  it.each([
    ['a colour', { pages_bg: '#ABCDEF' }, { pages_bg: '#ABCDEF' }],
    ['a colour of an address', { pages_bg: 'abcdef' }, { pages_bg: '#abcdef' }],
    ['a flag', { stats: false, header: true }, { stats: false, header: true }],
    ['a flag of an address', { stats: '0', header: 'true' }, { stats: false, header: true }],
    [
      'its style sheet',
      { design_file: 'https://shop.example/a.css' },
      { design_file: 'https://shop.example/a.css' },
    ],
  ])('RT-09 takes %s', (_, given, taken) => {
    expect(read(given)).toEqual({ ...own, ...taken });
  });

  it.each([
    ['a colour with something behind it', { pages_bg: '#abcdef;}' }],
    ['a colour by its name', { pages_bg: 'red' }],
    ['a list in place of a colour', { pages_bg: ['#abcdef', '#abcdef'] }],
    ['a flag that is none', { stats: 'maybe' }],
    ['a palette that is none', { palette: 'sepia' }],
    ['a style sheet of somebody else', { design_file: 'https://evil.example/a.css' }],
    ['a number in place of an address', { design_file: 7 }],
    ['fields that no design has', { app: 'demo', language: 'ar', toString: 'x' }],
  ])('RT-09 leaves out %s', (_, given) => {
    expect(read(given)).toEqual(own);
  });

  it('RT-09 begins another palette with its own colours', () => {
    expect(read({ palette: 'dark', first_color: '00ff00' })).toEqual({ ...dark, first_color: '#00ff00' });
    expect(read({ palette: 'light' })).toEqual(own);
  });

  it('RT-09 is as strict as the server', () => {
    const fields = Object.keys(schema.shape);
    const wild = Object.fromEntries(fields.map((field) => [field, '</style>']));
    expect(schema.parse(read(wild))).toEqual(own);
  });
});
