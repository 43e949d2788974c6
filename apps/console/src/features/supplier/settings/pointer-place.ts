// Where in a JSON text a pointer leads, so that an error can be shown where it is.

/** The nearest place that exists; the text must be JSON. */
export function placeOf(text: string, pointer: string): number {
  let at = skipSpace(text, 0);
  for (const part of pointer.split('/').slice(1)) {
    const child = childAt(text, at, part.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (child === null) return at;
    at = child;
  }
  return at;
}

/** From 1 on. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

function childAt(text: string, at: number, wanted: string): number | null {
  const isObject = text[at] === '{';
  if (!isObject && text[at] !== '[') return null;
  let next = skipSpace(text, at + 1);
  for (let index = 0; next < text.length && text[next] !== '}' && text[next] !== ']'; index += 1) {
    let name = String(index);
    if (isObject) {
      const end = endOfText(text, next);
      name = String(JSON.parse(text.slice(next, end)));
      next = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (name === wanted) return next;
    next = skipSpace(text, endOfValue(text, next));
    if (text[next] === ',') next = skipSpace(text, next + 1);
  }
  return null;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (/\s/.test(text[next] ?? '')) next += 1;
  return next;
}

/** After the closing quote. */
function endOfText(text: string, at: number): number {
  let next = at + 1;
  while (next < text.length && text[next] !== '"') next += text[next] === '\\' ? 2 : 1;
  return next + 1;
}

function endOfValue(text: string, at: number): number {
  let next = at;
  let depth = 0;
  do {
    const sign = text[next] ?? '';
    if (sign === '"') next = endOfText(text, next);
    else {
      if (sign === '{' || sign === '[') depth += 1;
      if (sign === '}' || sign === ']') depth -= 1;
      next += 1;
    }
  } while (next < text.length && (depth > 0 || !/[,}\]\s]/.test(text[next] ?? ',')));
  return next;
}
