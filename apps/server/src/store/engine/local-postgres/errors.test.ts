import { describe, expect, it } from 'vitest';
import { programFailure } from './errors.ts';

const initdbWords = (reason: string) =>
  [
    'The files belonging to this database system will be owned by user "nobody".',
    'creating subdirectories ... ok',
    `running bootstrap script ... 2026-11-15 FATAL:  could not write to file "pg_wal/xlogtemp.2284": ${reason}`,
    'child process exited with exit code 1',
  ].join('\n');

describe('a program of PostgreSQL that fails', () => {
  it.each([
    [
      'No space left on device',
      'initdb failed: the disk is full. Free some space, or choose another folder with DATA_DIR.',
    ],
    ['Disk quota exceeded', 'initdb failed: the disk is full.'],
    ['Read-only file system', 'initdb failed: the disk is read-only.'],
    ['Permission denied', 'initdb failed: PostgreSQL may not use its files.'],
    ['Input/output error', 'initdb failed:'],
  ])('OP-01 says what to do about "%s", and leaves out what is not about it', (reason, beginning) => {
    const { message } = programFailure('initdb failed', initdbWords(reason));
    expect(message.startsWith(beginning)).toBe(true);
    expect(message).toContain(`could not write to file "pg_wal/xlogtemp.2284": ${reason}`);
    expect(message.split('\n')).toHaveLength(2);
  });

  it('repeats everything where nothing says why', () => {
    expect(programFailure('initdb failed', 'one\ntwo\n').message).toBe('initdb failed:\none\ntwo');
  });
});
