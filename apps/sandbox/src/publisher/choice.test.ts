import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from './choice.ts';

describe('choice of the control bar', () => {
  it('opens with alice in the open app when the address says nothing', () => {
    expect(writeChoice(readChoice({}))).toBe(
      'person=alice&app=demo-coins&language=&device=desktop&section=surveys&way=iframe',
    );
  });

  it.each([
    'person=dana&app=demo-secure&language=pt-BR&device=phone&section=offers&way=single-page',
    'person=visitor-00ff00ff&app=demo-off&language=&device=desktop&section=surveys&way=modal',
  ])('a linked state comes back as it was: %s', (query) => {
    expect(writeChoice(readChoice(Object.fromEntries(new URLSearchParams(query))))).toBe(query);
  });

  it.each([
    { person: '<script>' },
    { person: 'a'.repeat(129) },
    { person: ['alice', 'bob'] },
    { app: 'toString' },
    { language: 'xx' },
    { device: 'fridge' },
    { section: 'cinema' },
    { way: 'carrier pigeon' },
  ])('an unknown value counts as not chosen: %j', (query) => {
    expect(readChoice(query)).toEqual(readChoice({}));
  });

  it('gives every new visitor an id of their own', () => {
    const ids = [1, 2, 3].map(() => readChoice({ person: 'new' }).person.id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[0]).toMatch(/^visitor-[0-9a-f]{8}$/);
  });
});
