import { callingCodes } from '@earnwall/contract/calling-codes';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { type CountryCode, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

describe('the list of calling codes', () => {
  it('PH-01 has about seventy', () => {
    expect(new Set(Object.values(callingCodes)).size).toBeGreaterThanOrEqual(70);
  });

  it.each(Object.entries(callingCodes))('PH-01 %s is +%s in the numbering plans', (country, code) => {
    expect(getCountryCallingCode(country as CountryCode)).toBe(code);
  });

  it.each(Object.keys(callingCodes))('PH-01 a mobile number of %s can be used', (country) => {
    const example = getExampleNumber(country as CountryCode, examples);
    // Some plans are shared; what counts is that a message can be sent, and from some budget of the list.
    expect(readPhone(example?.number ?? '')).toMatchObject({ e164: example?.number });
  });
});

describe('readPhone', () => {
  it.each([
    ['14152345678', '+14152345678', 'US'],
    ['+14152345678', '+14152345678', 'US'],
    ['491701234567', '+491701234567', 'DE'],
    // A zero too many after the calling code is the same phone.
    ['4901701234567', '+491701234567', 'DE'],
    ['447911123456', '+447911123456', 'GB'],
  ])('PH-02 reads %s as %s of %s', (text, e164, country) => {
    expect(readPhone(text)).toEqual({ e164, country });
  });

  it.each([
    ['a landline', '4930123456'],
    ['a premium number', '19005551234'],
    ['a country that is not on the list', '18765551234'],
    ['too short a number', '1415234'],
    ['no number', 'somebody'],
    ['nothing', ''],
  ])('PH-02 refuses %s', (_what, text) => {
    expect(readPhone(text)).toBeNull();
  });
});
