// `npm run bench`: prints what the product costs as ratios to a limit measured in the same run (docs/operating.md).
// `npm run bench -- matching --quick` names the benchmarks to run, and makes them short.
import { benchCrediting } from './crediting/run.ts';
import { benchEmbed } from './embed/run.ts';
import { benchHttp } from './http/run.ts';
import { benchMatching } from './matching/run.ts';
import { benchNumbers } from './numbers/run.ts';
import { benchPostbacks } from './postbacks/run.ts';
import { benchRealtime } from './realtime/run.ts';
import { benchVisit } from './visit/run.ts';
import { benchWorkers } from './workers/run.ts';
import { benchWorld } from './world/run.ts';

const benchmarks = {
  matching: benchMatching,
  http: benchHttp,
  visit: benchVisit,
  crediting: benchCrediting,
  realtime: benchRealtime,
  postbacks: benchPostbacks,
  numbers: benchNumbers,
  embed: benchEmbed,
  workers: benchWorkers,
  world: benchWorld,
} as const;

const given = process.argv.slice(2);
const isQuick = given.includes('--quick');
const named = given.filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benchmarks)) {
  if (named.length === 0 || named.includes(name)) await run(isQuick);
}
