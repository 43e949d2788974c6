import { describe, expect, it } from 'vitest';
import { designFileOf } from './design-file.ts';

const allowed = ['https://shop.example', 'http://shop.example:8080', 'no address'];

describe('DE-02 the style sheet of a design', () => {
  it.each([
    ['from an allowed origin', 'https://shop.example/looks/earn.css?v=2', true],
    ['from nowhere', null, false],
    ['from another origin', 'https://evil.example/earn.css', false],
    ['from another port', 'https://shop.example:444/earn.css', false],
    ['without https', 'http://shop.example:8080/earn.css', false],
    ['that is no address', 'earn.css', false],
    ['behind a name that looks like one', 'https://shop.example@evil.example/earn.css', false],
    ['behind a stroke that browsers turn', 'https://shop.example\\@evil.example/earn.css', false],
    ['that is its own text', 'data:text/css,body{display:none}', false],
  ])('DE-02 one %s', (_, file, isTaken) => {
    expect(designFileOf(file, allowed)).toBe(isTaken ? file : null);
  });
});
