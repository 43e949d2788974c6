// Errors that an operator can fix: shown in full at start, without a stack.

export class LocalPostgresError extends Error {
  override readonly name: string = 'LocalPostgresError';
}

export class AlreadyRunning extends LocalPostgresError {
  override readonly name = 'AlreadyRunning';

  constructor(dataDir: string) {
    super(
      `Another Earnwall is already running on ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
}

/** A program of PostgreSQL has failed: what to do comes first, then the lines of its output that say why. */
export function programFailure(what: string, output: string): LocalPostgresError {
  const lines = output.trim().split('\n');
  const relevant = lines.filter((line) => /FATAL|PANIC|ERROR|error:|could not|denied|not found/.test(line));
  const remedy = remedies.find(([cause]) => cause.test(output))?.[1];
  return new LocalPostgresError(
    [remedy ? `${what}: ${remedy}` : `${what}:`, ...(relevant.length > 0 ? relevant : lines)].join('\n'),
  );
}

const elsewhere = 'or choose another folder with DATA_DIR.';
const remedies: readonly (readonly [cause: RegExp, remedy: string])[] = [
  [/No space left on device|Disk quota exceeded/, `the disk is full. Free some space, ${elsewhere}`],
  [/Read-only file system/, `the disk is read-only. Make it writable, ${elsewhere}`],
  [
    /Permission denied|Operation not permitted/,
    `PostgreSQL may not use its files. Grant it access, ${elsewhere}`,
  ],
];
