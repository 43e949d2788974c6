// `node dist/console-reset.js name@example.com`: see #process/reset-link.
import { resetLink } from '#process/reset-link.ts';

try {
  process.stdout.write(`${await resetLink(process.env, process.argv[2])}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
