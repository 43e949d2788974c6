// `unknownShare` for many surveys of one list: what each asks for is a row of numbers, and what is known of the person a
// row of flags. A test holds the two equal for people whom the surveys match.
import type { Respondent, Targeting } from '../matching/targeting.ts';
import { type ShareOf, unknownShare } from './unknown-share.ts';

export interface CompiledShares {
  /** A question's number, and behind the point the share of people whose answer is wanted. */
  readonly wanted: readonly number[];
  /** Groups of which one has to hold: few surveys have any. */
  readonly groups: Targeting | null;
}

/** Numbers for questions, in the order in which they are first met. */
export class QuestionNumbers {
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.numbers.size;
  }

  of(question: string): number {
    const known = this.numbers.get(question);
    if (known !== undefined) return known;
    this.numbers.set(question, this.numbers.size);
    return this.numbers.size - 1;
  }

  has(question: string): boolean {
    return this.numbers.has(question);
  }
}

const nobody = { age: null, gender: null, answers: new Map<string, readonly string[]>() };
/** Beyond it a share changes nothing that anybody could see. */
const everybody = 0.9995;

export function compileShares(
  targeting: Targeting,
  shares: ShareOf,
  numbers: QuestionNumbers,
): CompiledShares {
  const { min_age, max_age, genders, clauses, any_of = [] } = targeting;
  const parts: [string, Targeting][] = [
    [
      'age',
      { ...(min_age !== undefined && { min_age }), ...(max_age !== undefined && { max_age }), clauses: [] },
    ],
    ['gender', { ...(genders && { genders }), clauses: [] }],
    ...clauses.map((clause): [string, Targeting] => [clause.question, { clauses: [clause] }]),
  ];
  const wanted: number[] = [];
  for (const [question, part] of parts) {
    const share = unknownShare(part, nobody, shares);
    // A number for whatever is answered by a field of its own: no profile question is called so.
    if (share < everybody) wanted.push(numbers.of(nameOf(question, part)) + share);
  }
  return { wanted, groups: any_of.length > 0 ? { clauses: [], any_of } : null };
}

const flags = new WeakMap<Respondent, { readonly of: QuestionNumbers; readonly known: Uint8Array }>();

/** Flags by the number of the question: what is known of the person. Made once until there are more questions. */
export function knownQuestions(person: Respondent, numbers: QuestionNumbers): Uint8Array {
  const before = flags.get(person);
  if (before?.of === numbers && before.known.length === numbers.size) return before.known;
  const known = flagsOf(person, numbers);
  flags.set(person, { of: numbers, known });
  return known;
}

function flagsOf(person: Respondent, numbers: QuestionNumbers): Uint8Array {
  const known = new Uint8Array(numbers.size);
  const note = (name: string) => {
    if (numbers.has(name)) known[numbers.of(name)] = 1;
  };
  if (person.age !== null) note(ownField('age'));
  if (person.gender !== null) note(ownField('gender'));
  for (const [question, answers] of person.answers) if (answers.length > 0) note(question);
  return known;
}

/** The chance that whatever is unknown is what the survey wants, and how many questions that is. */
export function compiledShare(
  { wanted, groups }: CompiledShares,
  known: Uint8Array,
  person: Respondent,
  shares: ShareOf,
): { q: number; questions: number } {
  let q = groups ? unknownShare(groups, person, shares) : 1;
  let questions = 0;
  for (let index = 0; index < wanted.length; index += 1) {
    const entry = wanted[index] ?? 0;
    const number = Math.trunc(entry);
    if (known[number] === 1) continue;
    q *= entry - number;
    questions += 1;
  }
  return { q, questions };
}

const ownField = (name: 'age' | 'gender') => `${name} itself`;

const nameOf = (question: string, part: Targeting) =>
  part.clauses.length === 0 && (question === 'age' || question === 'gender') ? ownField(question) : question;
