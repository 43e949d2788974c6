// Parses a phone number by the numbering plans (PH-01): it must be able to receive a message, in a country that we send to.
// All spellings of a number give the same result.
import { isPhoneCountry } from '@earnwall/domain/verification/phone-number';
import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';

export interface Phone {
  /** `+14152345678` */
  readonly e164: string;
  /** Whose daily budget it is sent from. */
  readonly country: string;
}

/** Landlines receive no SMS; premium and shared-cost numbers are expensive. */
const textable = new Set<NumberType>(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER']);

/** Small neighbours that use the plan of a country of the list. */
const plannedWith: Readonly<Record<string, string>> = {
  ...{ AX: 'FI', GG: 'GB', IM: 'GB', JE: 'GB', PR: 'US', SJ: 'NO', VA: 'IT' },
};

export function readPhone(text: string): Phone | null {
  const parsed = parsePhoneNumberFromString(`+${text.replace(/^\+/, '')}`);
  if (!parsed?.country || !parsed.isValid() || !textable.has(parsed.getType())) return null;
  const country = plannedWith[parsed.country] ?? parsed.country;
  return isPhoneCountry(country) ? { e164: parsed.number, country } : null;
}
