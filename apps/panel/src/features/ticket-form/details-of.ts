import type { Draft } from './draft.ts';

/**
 * What is reported to errors/js of a ticket that could not be sent (TK-03): enough to find out why, and nothing of
 * what the user wrote. The message, the address and the files stay with the user, in no log.
 */
export function detailsOf({ text, files, attempt }: Draft, failure: string): string {
  const described = files.map(({ file }) => `${file.type || 'unknown type'} ${file.size}`);
  return [
    `support-ticket: ${failure}`,
    `message of ${text.trim().length} characters`,
    described.length > 0 ? `files: ${described.join(', ')}` : 'no files',
    attempt === null ? 'no attempt' : 'about an attempt',
  ].join('; ');
}
