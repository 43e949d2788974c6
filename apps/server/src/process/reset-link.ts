// `console:reset`: a link for somebody who has lost password and factors, from the database of a running product.
import { readConfig } from '#config/config.ts';
import { lostAllLink } from '#console/lost-all.ts';
import { openDatabase } from '#store/engine/database.ts';
import { findRunningPostgres } from '#store/engine/local-postgres/find-running.ts';

const patience = { connectTimeoutMs: 10_000, queryTimeoutMs: 10_000, poolSize: 1 };

/** What to print. Throws with a message for operators. */
export async function resetLink(env: NodeJS.ProcessEnv, email: string | undefined): Promise<string> {
  if (!email) throw new Error('Whose? Name the mail address: npm run console:reset -- name@example.com');
  // Whatever else the product needs to run, this does not.
  const config = readConfig({ ...env, DEMO: '1' });
  const connectionString = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
  if (connectionString === null)
    throw new Error(
      `No local database runs in ${config.dataDir}. Start the product, or set DATABASE_URL or DATA_DIR.`,
    );
  const database = openDatabase({ connectionString, ...patience }, { warn: () => {} });
  const consoleUrl = () => config.consoleOrigin ?? config.publicUrl ?? `http://${config.host}:${config.port}`;
  try {
    const link = await lostAllLink({ database, consoleUrl, now: () => new Date() }, email);
    if (link === null) throw new Error(`Nobody in the console has the mail address ${email}.`);
    return `Good for 30 minutes, once; it sets a new password and removes all factors:\n${link}`;
  } finally {
    await database.close();
  }
}
