// Why an address with macros cannot be used.
import { isMacro, macroNames, macrosIn, replaceMacros } from './macros.ts';
import { parseUrl } from './parse-url.ts';

/** Null when it can be used. Whether it has to be https, and whether its host may be reached, is decided elsewhere. */
export function templateProblem(template: string): string | null {
  return addressProblem(template) ?? macroProblem(macrosIn(template)) ?? signatureProblem(template);
}

function addressProblem(template: string): string | null {
  const plain = replaceMacros(template, 'x');
  if (/[{}]/.test(plain)) return 'A brace is open: write macros as {user_id}.';
  if (/[\s\\\p{Cc}]/u.test(plain)) return 'Spaces, line breaks and backslashes must be percent-encoded.';
  const url = parseUrl(plain);
  if (!/^https?:\/\/[^/]/i.test(plain) || url === null)
    return 'This is not an address: it must start with https:// and a host.';
  if (/^https?:\/\/[^/?#]*[{}]/i.test(template))
    return 'Macros may stand in the path and behind the question mark only.';
  const { username, password } = url;
  if (username !== '' || password !== '') return 'The address must not have a user name or a password.';
  if (/\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(plain.split('?', 1)[0] ?? ''))
    return 'The path must not have the parts . and ..';
  return plain.includes('#') ? 'The address must not have a fragment (#).' : null;
}

function macroProblem(macros: readonly string[]): string | null {
  const unknown = macros.find((name) => !isMacro(name));
  if (unknown !== undefined) {
    const known = macroNames.map((name) => `{${name}}`).join(', ');
    return `Unknown macro {${unknown}}. Known are ${known} and {subid…}.`;
  }
  const missing = ['user_id', 'transaction_id'].find((name) => !macros.includes(name));
  if (missing !== undefined) return `The macro {${missing}} is missing.`;
  if (macros.includes('reward') || macros.includes('reward_raw')) return null;
  if (!macros.includes('reward_absolute')) return 'The macro {reward} or {reward_raw} is missing.';
  return macros.includes('status') || macros.includes('status_code')
    ? null
    : 'With {reward_absolute}, {status} or {status_code} is needed to tell a credit from a reversal.';
}

/** A second parameter of this name would let receivers read another signature than the one that is checked. */
function signatureProblem(template: string): string | null {
  const others = template.replace(/[?&]signature=\{signature\}$/, '');
  if (macrosIn(others).includes('signature') || /[?&]signature(?:=|&|$)/.test(others))
    return 'The signature must be the last parameter, as signature={signature}; leave it out, and it is added.';
  return null;
}
