// Texts with places to fill in: `$name` is a secret or the time, `{name}` a value. `$$`, `{{` and `}}` stand for the signs themselves.

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'dollar'; readonly name: string }
  | { readonly kind: 'value'; readonly name: string };

export type Template = readonly Part[];

export class TemplateError extends Error {}

const parsed = new Map<string, Template>();
const mostParsed = 5_000;

/** Remembered: the same few texts of the settings are filled in for every message. */
export function parseTemplate(text: string): Template {
  const known = parsed.get(text);
  if (known) return known;
  if (parsed.size >= mostParsed) parsed.clear();
  const template = parse(text);
  parsed.set(text, template);
  return template;
}

function parse(text: string): Template {
  const parts: Part[] = [];
  let plain = '';
  const add = (part: Part) => {
    if (plain !== '') parts.push({ kind: 'text', text: plain });
    plain = '';
    parts.push(part);
  };
  for (let place = 0; place < text.length; ) {
    const sign = text.charAt(place);
    if (['$', '{', '}'].includes(sign) && text.charAt(place + 1) === sign) {
      plain += sign;
      place += 2;
    } else if (sign === '$') {
      const name = nameFrom(text, place + 1);
      if (name === '') throw new TemplateError('a $ without a name: write $$ for the sign itself');
      add({ kind: 'dollar', name });
      place += 1 + name.length;
    } else if (sign === '{') {
      const end = text.indexOf('}', place);
      const name = end < 0 ? '' : text.slice(place + 1, end);
      if (name === '') throw new TemplateError('a { without a name and its }: write {{ for the sign itself');
      add({ kind: 'value', name });
      place = end + 1;
    } else if (sign === '}') {
      throw new TemplateError('a } without its {: write }} for the sign itself');
    } else {
      plain += sign;
      place += 1;
    }
  }
  if (plain !== '') parts.push({ kind: 'text', text: plain });
  return parts;
}

function nameFrom(text: string, start: number): string {
  let end = start;
  while (end < text.length && /[a-z0-9_]/.test(text.charAt(end))) end += 1;
  return text.slice(start, end);
}

export interface Values {
  dollar(name: string): string;
  /** Undefined: there is no such value now, and what needs it is left out. */
  value(name: string): string | undefined;
}

export function fill(template: Template, values: Values): string | undefined {
  let filled = '';
  for (const part of template) {
    const text = part.kind === 'text' ? part.text : textOf(part, values);
    if (text === undefined) return undefined;
    filled += text;
  }
  return filled;
}

function textOf(part: Exclude<Part, { kind: 'text' }>, values: Values): string | undefined {
  return part.kind === 'dollar' ? values.dollar(part.name) : values.value(part.name);
}
