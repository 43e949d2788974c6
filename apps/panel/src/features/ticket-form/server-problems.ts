import type { CallFailure } from '#api/call-error.ts';
import type { Draft } from './draft.ts';
import { hasProblem, noProblems, type Problems } from './problems.ts';

/** The rules a server can name; whatever else it says has no text here. */
const keys = [
  'ticket_email-invalid',
  'ticket_message-validation',
  'ticket_wrong-file-quantity',
  'ticket_wrong-file-type_updated',
  'ticket_wrong-file-size_updated',
] as const;

/** What a 422 says about the parts of a draft: `email`, `text`, `files`, and `files.2` for the third file; null: nothing. */
export function serverProblems({ status, errors = {} }: CallFailure, draft: Draft): Problems | null {
  if (status !== 422) return null;
  const keyOf = (part: string) => keys.find((key) => errors[part]?.includes(key)) ?? null;
  const byFile = draft.files.flatMap(({ id }, index) => {
    const problem = keyOf(`files.${index}`);
    return problem ? [[id, problem] as const] : [];
  });
  const problems: Problems = {
    ...noProblems,
    email: keyOf('email'),
    text: keyOf('text'),
    files: keyOf('files'),
    byFile: Object.fromEntries(byFile),
  };
  return hasProblem(problems) ? problems : null;
}
