import {
  type TicketFileProblem,
  ticketEmailProblem,
  ticketFileProblem,
  ticketMessageProblem,
  ticketQuantityProblem,
} from '@earnwall/domain/validation/ticket';
import type { TextKey } from '@earnwall/i18n/text-keys';
import type { Draft, DraftFile } from './draft.ts';

// What is wrong with a draft, by keys that are those of the texts too (TK-02). Pure.

export type Field = 'email' | 'text';

export interface Problems {
  readonly email: TextKey | null;
  readonly text: TextKey | null;
  /** With the files as a whole. */
  readonly files: TextKey | null;
  /** With one of them, by its id. */
  readonly byFile: Readonly<Record<string, TextKey>>;
}

export const noProblems: Problems = { email: null, text: null, files: null, byFile: {} };

const rules: Record<Field, (value: string) => TextKey | null> = {
  email: ticketEmailProblem,
  text: ticketMessageProblem,
};

export function fieldProblem(draft: Draft, field: Field): TextKey | null {
  return rules[field](draft[field]);
}

/** What is already known of the files stays: the server may have looked into them. */
export function problemsOfAll(draft: Draft, known: Problems): Problems {
  return {
    ...known,
    email: ticketEmailProblem(draft.email),
    text: ticketMessageProblem(draft.text),
    files: ticketQuantityProblem(draft.files.length),
  };
}

/** After files came or went: new ones are judged, and nothing is said about those that are gone. */
export function problemsOfFiles(files: readonly DraftFile[], known: Problems): Problems {
  const rows = files.flatMap(({ id, file }): [string, TextKey][] => {
    const problem: TicketFileProblem | TextKey | null = known.byFile[id] ?? ticketFileProblem(file);
    return problem ? [[id, problem]] : [];
  });
  return { ...known, files: ticketQuantityProblem(files.length), byFile: Object.fromEntries(rows) };
}

export function hasProblem({ email, text, files, byFile }: Problems): boolean {
  return [email, text, files].some((problem) => problem !== null) || Object.keys(byFile).length > 0;
}
