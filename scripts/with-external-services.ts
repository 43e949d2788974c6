// Runs a command with DATABASE_URL and REDIS_URL set to a PostgreSQL and a Redis that the command did not start; both
// are gone afterwards. Use: node --import tsx scripts/with-external-services.ts <command …>
import { startPostgres } from './external/postgres.ts';
import { startRedis } from './external/redis.ts';
import { runCommand } from './run-command.ts';

const [command, ...args] = process.argv.slice(2);
if (!command)
  throw new Error(
    'No command was given. Use: node --import tsx scripts/with-external-services.ts <command …>',
  );

// A signal from the terminal also reaches the command; we stay until it is gone, to stop what we started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const redis = await startRedis();
try {
  const postgres = await startPostgres();
  try {
    console.log(`PostgreSQL listens on ${new URL(postgres.url).host}, Redis on ${new URL(redis.url).host}.`);
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    process.exitCode = (await runCommand(command, args, { env, visible: true })).code;
  } finally {
    await postgres.stop();
  }
} finally {
  await redis.stop();
}
