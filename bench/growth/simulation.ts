// How many nodes, how much of a database and what network a number of people at once needs: sums of measured costs. Nothing
// here is measured.

export const kinds = ['poll', 'visit', 'click', 'answer', 'complete', 'unpaid', 'postback', 'event'] as const;
type Kind = (typeof kinds)[number];

/** Of one. Times in microseconds of a processor, sizes in bytes. */
export interface Cost {
  readonly node: number;
  readonly database: number;
  readonly commits: number;
  readonly wal: number;
  readonly stored: number;
  readonly received: number;
  readonly sent: number;
}

export interface Load {
  /** Who have the panel open. */
  readonly people: number;
  /** By each of them. */
  readonly perHour: Readonly<Record<Kind, number>>;
  /** Polls that a 304 answers, of people whom the worker knows. */
  readonly unchangedShare: number;
}

export interface Costs extends Readonly<Record<Exclude<Kind, 'poll'>, Cost>> {
  /** By whether the worker has the person in memory, and whether the list is the same as before. */
  readonly poll: Readonly<Record<'unchanged' | 'anew' | 'cold', Cost>>;
  /** A second of an open socket: microseconds. */
  readonly socketUpkeep: number;
  /** Bytes. */
  readonly socketMemory: number;
  readonly workerMemory: number;
}

export interface Machines {
  readonly workersPerNode: number;
  /** Of each processor, so that a peak and the loss of a node are survived. */
  readonly usedShare: number;
  /** People whom a worker keeps in memory, and sockets that it holds. */
  readonly peopleKept: number;
  readonly maxSockets: number;
  /** Whether a person's requests reach the same worker each time. */
  readonly isSticky: boolean;
}

export interface Needed {
  readonly nodes: number;
  /** What decides the number of nodes. */
  readonly limitedBy: 'processor' | 'sockets';
  /** Polls of people whom the worker knows. */
  readonly knownShare: number;
  /** Processors that are busy; those to be had are more by `usedShare`. */
  readonly nodeCores: number;
  readonly databaseCores: number;
  /** Of `databaseCores`, by what it is used for. */
  readonly databaseBy: Readonly<Record<Kind, number>>;
  readonly commitsPerSecond: number;
  readonly walBytesPerSecond: number;
  readonly receivedBitsPerSecond: number;
  readonly sentBitsPerSecond: number;
  readonly socketsPerNode: number;
  readonly memoryPerNode: number;
  /** In thirty days like this hour. */
  readonly storedPerMonth: number;
}

export function simulate(load: Load, costs: Costs, machines: Machines): Needed {
  const fewest = Math.max(1, Math.ceil(load.people / (machines.maxSockets * machines.workersPerNode)));
  for (let nodes = fewest; ; nodes += 1) {
    // More nodes know more people, and each request costs less.
    const needed = withNodes(nodes, load, costs, machines);
    const capacity = nodes * machines.workersPerNode * machines.usedShare;
    if (needed.nodeCores > capacity) continue;
    return { ...needed, limitedBy: nodes === fewest ? 'sockets' : 'processor' };
  }
}

function withNodes(nodes: number, load: Load, costs: Costs, machines: Machines): Omit<Needed, 'limitedBy'> {
  const workers = nodes * machines.workersPerNode;
  const knowing = machines.isSticky ? workers : 1;
  const knownShare = Math.min(1, (machines.peopleKept * knowing) / load.people);
  const each = { ...costs, poll: pollCost(costs.poll, knownShare, load.unchangedShare) };
  const perSecond = (kind: Kind) => (load.people * load.perHour[kind]) / 3600;
  const sum = (what: keyof Cost) => kinds.reduce((all, kind) => all + perSecond(kind) * each[kind][what], 0);
  const socketsPerNode = load.people / nodes;
  return {
    ...{ nodes, knownShare, socketsPerNode },
    nodeCores: (sum('node') + load.people * costs.socketUpkeep) / 1e6,
    databaseCores: sum('database') / 1e6,
    databaseBy: byKind((kind) => (perSecond(kind) * each[kind].database) / 1e6),
    commitsPerSecond: sum('commits'),
    walBytesPerSecond: sum('wal'),
    receivedBitsPerSecond: 8 * sum('received'),
    sentBitsPerSecond: 8 * sum('sent'),
    memoryPerNode: machines.workersPerNode * costs.workerMemory + socketsPerNode * costs.socketMemory,
    storedPerMonth: sum('stored') * 30 * 86_400,
  };
}

function pollCost(poll: Costs['poll'], knownShare: number, unchangedShare: number): Cost {
  const of = (what: keyof Cost) =>
    knownShare * (unchangedShare * poll.unchanged[what] + (1 - unchangedShare) * poll.anew[what]) +
    (1 - knownShare) * poll.cold[what];
  return {
    ...{ node: of('node'), database: of('database'), commits: of('commits'), wal: of('wal') },
    ...{ stored: of('stored'), received: of('received'), sent: of('sent') },
  };
}

const byKind = (value: (kind: Kind) => number) =>
  Object.fromEntries(kinds.map((kind) => [kind, value(kind)])) as Record<Kind, number>;
