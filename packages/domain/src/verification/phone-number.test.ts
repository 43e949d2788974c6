import { describe, expect, it } from 'vitest';
import { isPhoneCountry, isUsableNumber, pastedNumber, phoneOf, typedNumber } from './phone-number.ts';

describe('isUsableNumber', () => {
  it.each([
    ['123', false],
    ['1234', true],
    ['99999999999999', true],
    ['999999999999999', false],
    ['0123456', false],
    ['12a4567', false],
    ['+4917012', false],
    ['', false],
    ['١٢٣٤٥٦', false],
  ])('PH-01 %j: %s', (number, usable) => {
    expect(isUsableNumber(number)).toBe(usable);
  });
});

describe('phoneOf', () => {
  it('PH-01 is code plus number', () => {
    expect(phoneOf({ country: 'DE', number: '1701234567' })).toBe('491701234567');
  });
});

describe('typedNumber', () => {
  it.each([
    ['(415) 234-5678', '4152345678'],
    ['\u202a170 12\u00a034\u202c', '1701234'],
    ['12x4', '12x4'],
  ])('PH-01 reads %j as %j', (typed, number) => {
    expect(typedNumber(typed)).toBe(number);
  });
});

describe('pastedNumber', () => {
  it.each([
    ['170 1234567', 'DE', { country: 'DE', number: '1701234567' }],
    ['+49 170 1234567', 'US', { country: 'DE', number: '1701234567' }],
    ['0049 170 1234567', 'US', { country: 'DE', number: '1701234567' }],
    ['+1 415 234 5678', 'CA', { country: 'CA', number: '4152345678' }],
    ['+1 415 234 5678', 'DE', { country: 'US', number: '4152345678' }],
    ['+372 5123 4567', 'US', { country: 'EE', number: '51234567' }],
    ['+371 2123 4567', 'NZ', { country: 'LV', number: '21234567' }],
    ['+999 123', 'US', { country: 'US', number: '+999123' }],
    ['call me', 'US', { country: 'US', number: 'callme' }],
  ] as const)('PH-01 %j while %s is chosen: %j', (text, chosen, entered) => {
    expect(pastedNumber(text, chosen)).toEqual(entered);
  });
});

describe('isPhoneCountry', () => {
  it.each([
    ['DE', true],
    ['AQ', false],
    ['toString', false],
    [null, false],
  ])('%j: %s', (country, known) => {
    expect(isPhoneCountry(country)).toBe(known);
  });
});
