import { digitsOf } from './digits.ts';
import { postalCodeExamples, postalCodeForms } from './postal-code-forms.ts';

// Postal codes, judged by the person's country (decision 0105). A country that is not known, or has no form here, takes
// whatever has a letter or a digit: better an odd code than a person who cannot go on.

/** The code as it is stored: upper case, with the separators of its country; null if it is none of that country's. */
export function postalCodeText(typed: string, country: string | null): string | null {
  const text = latin(typed).toUpperCase();
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
  const forms = formsOf(country);
  if (!forms) return bare === '' ? null : text.trim().replace(/\s+/g, ' ');
  for (const form of forms) {
    const code = inForm(bare, form);
    if (code !== null) return code;
  }
  return null;
}

/** Such as "10115"; null where no form is known. */
export function postalCodeExample(country: string | null): string | null {
  const [form] = formsOf(country) ?? [];
  if (form === undefined) return null;
  return postalCodeExamples[country ?? ''] ?? form.replace(':', '');
}

/** Whether number keys are enough to type it: separators may be left out. */
export function isPostalCodeNumeric(country: string | null): boolean {
  return formsOf(country)?.every((form) => /^[\d -]+$/.test(form)) ?? false;
}

function formsOf(country: string | null) {
  return country !== null && Object.hasOwn(postalCodeForms, country) ? postalCodeForms[country] : undefined;
}

function inForm(bare: string, form: string): string | null {
  const [prefix, body] = form.includes(':') ? split(form) : ['', form];
  const letters = prefix.replace(/\W/g, '');
  const rest = bare.startsWith(letters) ? bare.slice(letters.length) : bare;
  const places = [...body].filter((place) => !isSeparator(place));
  const given = [...rest];
  if (given.length !== places.length || !places.every((place, at) => fits(place, given[at] ?? '')))
    return null;
  const set = [...body].map((place) => (isSeparator(place) ? place : given.shift()));
  return prefix + set.join('');
}

function split(form: string): [string, string] {
  const at = form.indexOf(':');
  return [form.slice(0, at), form.slice(at + 1)];
}

const isSeparator = (place: string): boolean => place === ' ' || place === '-';

function fits(place: string, given: string): boolean {
  if (place === '*') return /[A-Z0-9]/.test(given);
  return /\d/.test(place) ? /\d/.test(given) : /[A-Z]/.test(given);
}

/** Digits of other scripts and full-width letters as Latin ones. */
function latin(text: string): string {
  return Array.from(text.normalize('NFKC'), (character) => digitsOf(character) || character).join('');
}
