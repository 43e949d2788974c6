// The walk and the same walk in C, in turn, so that a busy machine is busy for both; in processor time, so that it hardly
// matters. Who comes out of a pause is slow for some milliseconds, C and TypeScript not alike: the first passes of a turn do
// not count.
import type { MatchIndex } from '@earnwall/domain/matching/match-index';
import { collectGarbage } from '../shared/collect-garbage.ts';
import { median } from '../shared/median.ts';
import type { CWalk } from './c-walk.ts';
import { type CompiledPerson, matchAll } from './in-memory.ts';

/** Of everybody's lists. */
interface Pass {
  nanoseconds: number;
  checksum: number;
}

interface Contenders {
  index: MatchIndex<number>;
  people: readonly CompiledPerson[];
  expected: number;
  /** Null where there is no C compiler. */
  c: CWalk | null;
}

/** In each turn, behind as many that are not counted. */
const countedPasses = 4;
/** Until the code has been compiled. */
const warmUpRounds = 2;

/** Microseconds of a list, and how many times as long as in C. */
export async function walkRounds(
  { index, people, expected, c }: Contenders,
  rounds: number,
): Promise<{ walk: number; overC: number | null }> {
  // A heap of this size is still being marked long after the inventory was made, by threads whose time counts, too.
  collectGarbage();
  const pass = (): Pass => {
    const start = process.cpuUsage();
    const checksum = matchAll(index, people);
    const { user, system } = process.cpuUsage(start);
    return { nanoseconds: (user + system) * 1_000, checksum };
  };
  const walks: number[] = [];
  const ratios: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const walk = await turn(pass, expected);
    const inC = c && (await turn(c.round, expected));
    if (round < 0) continue;
    walks.push(walk / 1_000 / people.length);
    if (inC) ratios.push(walk / inC);
  }
  return { walk: median(walks), overC: c ? median(ratios) : null };
}

/** The nanoseconds of a pass. */
async function turn(pass: () => Pass | Promise<Pass>, expected: number): Promise<number> {
  let counted = 0;
  for (let nth = 0; nth < 2 * countedPasses; nth += 1) {
    const { nanoseconds, checksum } = await pass();
    if (checksum !== expected) throw new Error('A walk matched other surveys than in the first round');
    if (nth >= countedPasses) counted += nanoseconds;
  }
  return counted / countedPasses;
}
