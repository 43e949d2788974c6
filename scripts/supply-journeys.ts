// `npm run supply-journeys`: in a browser, every code of the stand-ins of real suppliers, and all that they change later.
import { buildOrExit } from './build.ts';
import { ensureChromium } from './chromium.ts';
import { inRoot } from './root.ts';
import { runTool } from './run-command.ts';

await ensureChromium();
await buildOrExit();
const { code } = await runTool('playwright', ['test', 'supply.spec.ts'], {
  cwd: inRoot('e2e'),
  env: { NODE_ENV: 'test', SUPPLY_JOURNEYS: 'all' },
  visible: true,
});
process.exitCode = code;
