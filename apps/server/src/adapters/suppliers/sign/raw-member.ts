// The value of a member of a JSON object as the text that was sent: what is signed has to be checked before it is read, and
// what is read has to be what was checked.

/** Null where the text is no JSON object, or has no such member, or has it twice. */
export function rawMember(json: string, name: string): string | null {
  if (!isObject(json)) return null;
  const values = [...membersOf(json)].filter((member) => member.name === name);
  return values.length === 1 ? (values[0]?.value ?? null) : null;
}

function isObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Of valid JSON: strings as a whole, brackets and what separates; all else belongs to a number, a word or a space. */
const signs = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs;

function* membersOf(json: string): Generator<{ name: string; value: string }> {
  let depth = 0;
  let name: string | null = null;
  let start = 0;
  for (const { 0: sign, index } of json.matchAll(signs)) {
    const isEnd = depth === 1 && (sign === ',' || sign === '}');
    if (isEnd && name !== null) {
      yield { name, value: json.slice(start, index).trim() };
      name = null;
    } else if (depth === 1 && sign === ':') {
      start = index + 1;
    } else if (depth === 1 && name === null && sign.startsWith('"')) {
      name = String(JSON.parse(sign));
    }
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
  }
}
