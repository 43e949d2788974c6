import { callingCodes, type PhoneCountry } from '@earnwall/contract/calling-codes';
import { phoneNumber } from '@earnwall/contract/limits';

// A phone number as a person enters it (PH-01): a country of the list, and the digits after its calling code.

export interface EnteredNumber {
  readonly country: PhoneCountry;
  /** The content of the field, without separators. */
  readonly number: string;
}

const separators = /[\s().\-/\u00a0\u2010-\u2015\u202a-\u202e\u2066-\u2069]+/g;
const usable = new RegExp(`^[1-9]\\d{${phoneNumber.minDigits - 1},${phoneNumber.maxDigits - 1}}$`);

export function isUsableNumber(number: string): boolean {
  return usable.test(number);
}

/** What is sent: calling code plus number. */
export function phoneOf({ country, number }: EnteredNumber): string {
  return callingCodes[country] + number;
}

export function isPhoneCountry(country: string | null | undefined): country is PhoneCountry {
  return typeof country === 'string' && Object.hasOwn(callingCodes, country);
}

/** Removes separators between digits; anything else stays, and is reported as an error. */
export function typedNumber(text: string): string {
  return text.replace(separators, '');
}

/** An international number also sets the country; the chosen one stays if it has the same calling code. */
export function pastedNumber(text: string, chosen: PhoneCountry): EnteredNumber {
  const international = /^(?:\+|00)(\d+)$/.exec(typedNumber(text))?.[1];
  if (international === undefined) return { country: chosen, number: typedNumber(text) };
  const country = [chosen, ...mainCountries, ...countries]
    .filter((each) => international.startsWith(callingCodes[each]))
    .reduce<PhoneCountry | null>(longerCode, null);
  if (country === null) return { country: chosen, number: typedNumber(text) };
  return { country, number: international.slice(callingCodes[country].length) };
}

const countries = Object.keys(callingCodes) as PhoneCountry[];
/** The country with most phones, where several share a calling code. */
const mainCountries: readonly PhoneCountry[] = ['US'];

function longerCode(best: PhoneCountry | null, country: PhoneCountry): PhoneCountry {
  return best !== null && callingCodes[best].length >= callingCodes[country].length ? best : country;
}
