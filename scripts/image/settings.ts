import { randomBytes } from 'node:crypto';

/** What an operator would set: a database, and keys that live as long as this proof. */
export function proofSettings(databaseUrl: string, port: number): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SERVER_SECRET: randomBytes(32).toString('base64url'),
    OPERATOR_KEY: randomBytes(32).toString('base64url'),
    PORT: `${port}`,
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'warn',
  };
}
