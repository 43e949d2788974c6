import { describe, expect, it } from 'vitest';
import { type Cost, type Costs, type Load, type Machines, simulate } from './simulation.ts';

const nothing: Cost = { node: 0, database: 0, commits: 0, wal: 0, stored: 0, received: 0, sent: 0 };
const free: Costs = {
  poll: { unchanged: nothing, anew: nothing, cold: nothing },
  ...{ visit: nothing, click: nothing, answer: nothing, complete: nothing },
  ...{ unpaid: nothing, postback: nothing, event: nothing },
  ...{ socketUpkeep: 0, socketMemory: 0, workerMemory: 0 },
};
const nobody = { poll: 0, visit: 0, click: 0, answer: 0, complete: 0, unpaid: 0, postback: 0, event: 0 };
/** 36,000 people who do something once an hour do it ten times a second. */
const load = (perHour: Partial<Load['perHour']>, given: Partial<Load> = {}): Load => ({
  ...{ people: 36_000, unchangedShare: 0.5, perHour: { ...nobody, ...perHour } },
  ...given,
});
const machines: Machines = {
  ...{ workersPerNode: 4, usedShare: 0.5, peopleKept: 10_000, maxSockets: 20_000, isSticky: false },
};

describe('what a load needs', () => {
  it.each<[string, Load, Partial<Costs>, object]>([
    ['nothing but one node for nobody', load({}, { people: 0 }), {}, { nodes: 1, nodeCores: 0 }],
    [
      'as many nodes as have room for the sockets',
      load({}, { people: 160_001 }),
      {},
      { nodes: 3, limitedBy: 'sockets' },
    ],
    [
      'cores that are half busy: 10 × 0.5 s are 5, of 2 a node',
      load({ visit: 1 }),
      { visit: { ...nothing, node: 500_000 } },
      { nodes: 3, limitedBy: 'processor', nodeCores: 5 },
    ],
    [
      'what sockets take while nothing is sent',
      load({}),
      { socketUpkeep: 100 },
      { nodes: 2, nodeCores: 3.6, socketsPerNode: 18_000 },
    ],
    [
      'a database, its log, network and room',
      load({ complete: 1, click: 2 }),
      {
        complete: { ...nothing, database: 100_000, commits: 1, wal: 1_000, stored: 10, received: 100 },
        click: { ...nothing, database: 50_000, commits: 2, sent: 500 },
      },
      {
        ...{ databaseCores: 2, commitsPerSecond: 50, walBytesPerSecond: 10_000, storedPerMonth: 259_200_000 },
        ...{ receivedBitsPerSecond: 8_000, sentBitsPerSecond: 80_000 },
        databaseBy: { ...nobody, complete: 1, click: 1 },
      },
    ],
    [
      'memory of each worker, and of the sockets',
      load({}, { people: 50_000 }),
      { workerMemory: 300e6, socketMemory: 20_000 },
      { memoryPerNode: 2.2e9 },
    ],
  ])('%s', (_, given, costs, expected) => {
    expect(simulate(given, { ...free, ...costs }, machines)).toMatchObject(expected);
  });
});

describe('polls of people whom a worker knows', () => {
  const poll = {
    unchanged: { ...nothing, database: 10 },
    anew: { ...nothing, database: 30 },
    cold: { ...nothing, database: 1_020 },
  };
  const polls = load({ poll: 100 }, { people: 40_000 });

  it.each([
    ['are a quarter, where any worker may be asked', false, 0.25, 0.25 * 20 + 0.75 * 1_020],
    ['are all, where each worker has its own people', true, 1, 20],
  ])('%s', (_, isSticky, knownShare, database) => {
    const needed = simulate(polls, { ...free, poll }, { ...machines, isSticky });
    expect(needed.knownShare).toBe(knownShare);
    expect(needed.databaseCores).toBeCloseTo((database * 40_000 * 100) / 3600 / 1e6);
  });
});
