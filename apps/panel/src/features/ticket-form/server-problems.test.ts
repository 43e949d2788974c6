import { expect, it } from 'vitest';
import { refusal } from '#api/call-error.ts';
import { emptyDraft } from './draft.ts';
import { serverProblems } from './server-problems.ts';

const draft = {
  ...emptyDraft,
  files: ['a', 'b'].map((id) => ({ id, preview: '', file: new File([], id) })),
};
const read = (status: number, errors?: Record<string, string[]>) =>
  serverProblems(refusal(status, { code: 'unprocessable', message: 'no', errors }), draft);

it('TK-02 what the server refuses stands at the field or file it is about', () => {
  const errors = {
    email: ['ticket_email-invalid'],
    text: ['ticket_message-validation'],
    files: ['ticket_wrong-file-quantity'],
    'files.1': ['ticket_wrong-file-type_updated'],
  };
  expect(read(422, errors)).toEqual({
    email: 'ticket_email-invalid',
    text: 'ticket_message-validation',
    files: 'ticket_wrong-file-quantity',
    byFile: { b: 'ticket_wrong-file-type_updated' },
  });
});

it.each<[string, number, Record<string, string[]> | undefined]>([
  ['another status', 500, { email: ['ticket_email-invalid'] }],
  ['a rule nobody here knows', 422, { email: ['toString'] }],
  ['a file nobody sent', 422, { 'files.7': ['ticket_wrong-file-type_updated'] }],
  ['no reason at all', 422, undefined],
])('%s names no problem', (_, status, errors) => {
  expect(read(status, errors)).toBeNull();
});
