// The settings of a kind of supplier as fields of a form, made from their JSON schema. Whatever has no field of its own is
// typed as JSON. The server checks everything again.

export interface SettingField {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'switch' | 'choice' | 'choices' | 'list' | 'json';
  required: boolean;
  choices: readonly string[];
  /** What counts where nothing is entered; null where there is nothing. */
  fallback: string | null;
}

/** By the names of fields, as they are typed: lists have an entry in each line. */
export type Draft = Readonly<Record<string, string>>;

interface Schema {
  type?: unknown;
  enum?: unknown;
  anyOf?: unknown;
  items?: unknown;
  default?: unknown;
  properties?: unknown;
  required?: unknown;
}

export function settingFields(schema: Readonly<Record<string, unknown>>): SettingField[] {
  const { properties, required }: Schema = schema;
  const needed = Array.isArray(required) ? required : [];
  return Object.entries(asRecord(properties)).map(([name, property]) => {
    const { default: fallback }: Schema = asRecord(property);
    const field = { name, label: labelOf(name), ...formOf(withoutNull(property)) };
    const given = fallback === undefined || fallback === null ? null : draftOf(field, fallback);
    return { ...field, required: needed.includes(name) && fallback === undefined, fallback: given };
  });
}

const acronyms = /\b(api|id|ip|url)\b/g;

const labelOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').replace(acronyms, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function formOf(schema: Schema): Pick<SettingField, 'kind' | 'choices'> {
  const choices = textsIn(schema.enum);
  if (choices.length > 0) return { kind: 'choice', choices };
  if (schema.type === 'boolean') return { kind: 'switch', choices: [] };
  if (schema.type === 'integer' || schema.type === 'number') return { kind: 'number', choices: [] };
  if (schema.type === 'string') return { kind: 'text', choices: [] };
  if (schema.type !== 'array') return { kind: 'json', choices: [] };
  const items: Schema = asRecord(schema.items);
  const known = textsIn(items.enum);
  if (known.length > 0) return { kind: 'choices', choices: known };
  return { kind: isText(items) ? 'list' : 'json', choices: [] };
}

function isText({ type, anyOf }: Schema): boolean {
  if (type === 'string') return true;
  return Array.isArray(anyOf) && anyOf.length > 0 && anyOf.every((each) => isText(asRecord(each)));
}

/** Of what may be null, the rest: an empty field is null. */
function withoutNull(property: unknown): Schema {
  const { anyOf, ...schema }: Schema = asRecord(property);
  if (!Array.isArray(anyOf)) return schema;
  const others = anyOf.filter((each) => asRecord(each).type !== 'null');
  return others.length === 1 ? asRecord(others[0]) : { anyOf };
}

/** A stored value as it is typed. */
function draftOf({ kind }: Pick<SettingField, 'kind'>, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (kind === 'list' || kind === 'choices') return Array.isArray(value) ? value.join('\n') : '';
  return kind === 'json' ? JSON.stringify(value, null, 2) : String(value);
}

export const draftsOf = (
  fields: readonly SettingField[],
  settings: Readonly<Record<string, unknown>>,
): Draft => Object.fromEntries(fields.map((field) => [field.name, draftOf(field, settings[field.name])]));

export interface ReadSettings {
  settings: Record<string, unknown>;
  /** By the pointers that the server would use. */
  errors: Record<string, string[]>;
}

/** What is empty is left out, so that the server's own value counts. */
export function readSettings(fields: readonly SettingField[], draft: Draft): ReadSettings {
  const settings: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const field of fields) {
    const typed = draft[field.name]?.trim() ?? '';
    if (typed === '') {
      if (field.required) errors[`/settings/${field.name}`] = ['This is needed.'];
      continue;
    }
    const read = readValue(field, typed);
    if (read === undefined)
      errors[`/settings/${field.name}`] = [problems[field.kind] ?? 'This cannot be read.'];
    else settings[field.name] = read;
  }
  return { settings, errors };
}

const problems: Partial<Record<SettingField['kind'], string>> = {
  number: 'This is no number.',
  json: 'This is no JSON.',
};

function readValue({ kind }: SettingField, typed: string): unknown {
  if (kind === 'number') return Number.isFinite(Number(typed)) ? Number(typed) : undefined;
  if (kind === 'switch') return typed === 'true';
  if (kind === 'list' || kind === 'choices') return linesOf(typed);
  return kind === 'json' ? readJson(typed) : typed;
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
