// Which licences the product may ship under: those that ask for their text to travel along, and for nothing else.

/** SPDX identifiers. A new one is added here by a person who has read it. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Of `A OR B` one is enough, of `A AND B` both are needed; anything more involved is for a person to read. */
export function isAllowedLicence(expression: string): boolean {
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  const choices = plain.split(/\s+OR\s+/);
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((name) => allowed.has(name)));
}
