// `npm run console:reset -- name@example.com`: a link for somebody who has lost password and factors.
import { resetLink } from '@earnwall/server/parts/reset-link';
import { readEnvironment } from './product/environment.ts';

try {
  console.log(await resetLink(readEnvironment({}), process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
