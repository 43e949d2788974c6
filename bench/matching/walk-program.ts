// The walk over one inventory in a process of its own, bundled as the product is, with the same walk in C beside it.
import { answerOrders } from '../shared/program.ts';
import { startCWalk } from './c-walk.ts';
import { buildIndex, compilePeople, isCorrect, matchAll } from './in-memory.ts';
import { makeInventory, makePeople } from './test-data.ts';
import { walkRounds } from './walk-rounds.ts';

export interface Order {
  readonly size: number;
  readonly people: number;
  /** Held against a plain scan before anything is measured. */
  readonly checked: number;
  readonly rounds: number;
}

export interface Walked {
  /** Microseconds of a list. */
  readonly walk: number;
  /** Null where there is no C compiler. */
  readonly overC: number | null;
}

/** The walk in C, where it could be compiled, and a folder for what it reads. */
const [program = '', folder = ''] = process.argv.slice(2);

async function walked({ size, checked, rounds, ...order }: Order): Promise<Walked> {
  const inventory = makeInventory(size);
  const people = makePeople(order.people, size);
  const index = buildIndex(inventory);
  if (!isCorrect(index, inventory, people.slice(0, checked)))
    throw new Error('The index and a plain scan match different surveys');
  const compiled = compilePeople(people);
  const c = program === '' ? null : startCWalk(program, folder, index, compiled);
  const measured = await walkRounds(
    { index, people: compiled, expected: matchAll(index, compiled), c },
    rounds,
  );
  c?.stop();
  return measured;
}

answerOrders(walked);
