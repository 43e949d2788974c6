// A configuration document: what is wrong with it is said field by field, in plain words, and never with a value, which may be a secret.
import * as z from 'zod';
import { pointerOf } from '#request/json-pointer.ts';

export interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** `check`: what no single field can tell. It is asked once every field has its form. */
export function document<Form>(form: z.ZodType<Form>, check: (read: Form) => readonly Problem[]) {
  const described = z.unknown();
  // Only when somebody asks: most nodes are never asked, and a description takes long.
  described._zod.toJSONSchema = () => descriptionOf(form);
  return described.transform((value, problem): Form => {
    const size = JSON.stringify(value)?.length ?? 0;
    if (size > maxCharacters) {
      problem.addIssue(`has ${size} characters, more than ${maxCharacters}`);
      return z.NEVER;
    }
    const read = form.safeParse(value);
    const problems = read.success ? check(read.data) : plainProblems(read.error, value);
    for (const { path, message } of problems) problem.addIssue({ code: 'custom', path: [...path], message });
    return read.success && problems.length === 0 ? read.data : z.NEVER;
  });
}

const maxCharacters = 200_000;

/** As JSON schema, for whoever makes a form of it; what has no words there is left out, and checked all the same. */
function descriptionOf(form: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' });
  return schema;
}

/** One that may be written in several ways: the way is chosen first, so that what is said is about that one. */
export function byShape<Form>(choose: (value: unknown) => z.ZodType<Form> | string) {
  return z.unknown().transform((value, problem): Form => {
    const form = value === undefined ? 'is missing' : choose(value);
    if (typeof form === 'string') {
      problem.addIssue(form);
      return z.NEVER;
    }
    const read = form.safeParse(value);
    if (read.success) return read.data;
    for (const { path, message } of plainProblems(read.error, value))
      problem.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  });
}

/** For operators: `/request/path is missing`. */
export function problemTexts({ issues }: z.ZodError): { pointer: string; message: string }[] {
  return issues.map(({ path, message }) => ({ pointer: pointerOf(path), message }));
}

function plainProblems({ issues }: z.ZodError, root: unknown): Problem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is no known setting' }));
    // The key itself is wrong: what is wrong with it is said of its place.
    if (issue.code === 'invalid_key')
      return [{ path: issue.path, message: `its name ${issue.issues[0]?.message ?? 'is not allowed'}` }];
    return [{ path: issue.path, message: plainMessage(issue, root) }];
  });
}

function plainMessage(issue: z.core.$ZodIssue, root: unknown): string {
  const missing = foundAt(root, issue.path) === undefined;
  switch (issue.code) {
    case 'invalid_type':
      return missing ? 'is missing' : `has to be ${kinds.get(issue.expected) ?? issue.expected}`;
    case 'invalid_value':
      return missing
        ? 'is missing'
        : `has to be ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}`;
    case 'too_big':
      return `has to be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `has to be at least ${issue.minimum}${unitOf(issue.origin)}`;
    default:
      return issue.message;
  }
}

const kinds = new Map<string, string>([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['array', 'a list'],
]);

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' items long' : '';
}

function foundAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}
