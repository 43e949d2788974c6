// A supplier's question in our words: which of ours it is, and for each of its codes our answers.
import * as z from 'zod';
import { someText } from '#adapters/suppliers/texts.ts';

export interface Counterpart {
  readonly question: string;
  /** One code may stand for several of our answers. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

export const counterpartForm = (code: z.ZodType<string, string>) =>
  z.strictObject({
    question: someText(100),
    answers: z.record(code, z.array(someText(100)).min(1)),
  });

/** Its codes for our answers. One that could be any of several codes is not told: it would be taken for the truth. */
export function codesOf({ answers }: Pick<Counterpart, 'answers'>, given: readonly string[]): string[] {
  const codes = given.flatMap((answer) => {
    const [code, ...others] = Object.keys(answers).filter((known) => answers[known]?.includes(answer));
    return code === undefined || others.length > 0 ? [] : [code];
  });
  return [...new Set(codes)];
}
