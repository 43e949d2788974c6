import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

describe('CO-04 passwords', () => {
  it.each([
    ['eleven-char', /at least 12 characters; these are 11/],
    ['😀😀😀😀😀😀', /at least 12 characters; these are 6/],
    ['ada.lovelace@example.com', /mail address/],
    ['ADA.lovelace@example.com', /mail address/],
    ['ada.lovelace1', /mail address/],
    ['ada.lovelaceada.lovelace', /mail address/],
    ['password1234', /tried first/],
    ['Password 1234', /tried first/],
    ['aaaaaaaaaaaaaaaa', /tried first/],
    ['121212121212', /tried first/],
    ['twelve-chars', null],
    ['four plain words here', null],
    ['пароль-из-слов', null],
  ])('%s', (password, problem) => {
    const found = passwordProblem(password, 'ada.lovelace@example.com');
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });
});
