// What a person can do something about: told in full at start, without a stack.

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
